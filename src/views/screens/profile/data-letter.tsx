import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useWords } from '../../words.ts';
import { LetterToSend } from '../order/letter-to-send.tsx';
import styles from '../order/return-letter.module.css';

const WISHES = ['TAKE', 'DELETE'] as const;

/**
 * Composes the letter by which a customer asks for all that the shop knows, or for the account to be deleted: the wire has
 * no call for either. Nothing is sent but by the customer's own mail, from which the shop sees that it is they who ask.
 */
export const DataLetter = observer(function DataLetter({ email }: { email: string }) {
  const words = useWords();
  const id = useId();
  const [wish, setWish] = useState<(typeof WISHES)[number]>('TAKE');
  const subject = words(`own-data.subject.${wish}`);
  const letter = words(`own-data.letter.${wish}`, { email });
  return (
    <details>
      <summary className={styles.opener}>{words('own-data.title')}</summary>
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>{words('own-data.how')}</legend>
          {WISHES.map((one) => (
            <label key={one} className={styles.choice}>
              <input type="radio" name={id} checked={wish === one} onChange={() => setWish(one)} />
              {words(`own-data.wish.${one}`)}
            </label>
          ))}
        </fieldset>
        <LetterToSend subject={subject} letter={letter} next={words('own-data.next')} />
      </div>
    </details>
  );
});
