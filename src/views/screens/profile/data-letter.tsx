import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { mailAddress } from '#domain/mail.ts';
import { useStores } from '../../stores.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useWords } from '../../words.ts';
import styles from '../order/return-letter.module.css';

const WISHES = ['TAKE', 'DELETE'] as const;

/**
 * Composes the letter by which a customer asks for all that the shop knows, or for the account to be deleted: the wire has
 * no call for either. Nothing is sent but by the customer's own mail, from which the shop sees that it is they who ask.
 */
export const DataLetter = observer(function DataLetter({ email }: { email: string }) {
  const { pages } = useStores();
  const words = useWords();
  const id = useId();
  const [wish, setWish] = useState<(typeof WISHES)[number]>('TAKE');
  const to = pages.page('contacts')?.contacts?.email;
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
        <p className={styles.letter}>{letter}</p>
        {to !== undefined && (
          <p>
            <ExternalLink href={mailAddress(to, subject, letter)} className={styles.send}>
              {words('return.send', { to })}
            </ExternalLink>
          </p>
        )}
        <p>{words('own-data.next')}</p>
      </div>
    </details>
  );
});
