import { observer } from 'mobx-react-lite';
import { mailAddress } from '#domain/mail.ts';
import { useStores } from '../../stores.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useWords } from '../../words.ts';
import styles from './return-letter.module.css';

interface LetterToSendProps {
  subject: string;
  letter: string;
  /** What happens once it is sent. */
  next: string;
}

/** A letter to the shop, shown whole so that it can be printed or sent another way; it goes by the shopper's own mail. */
export const LetterToSend = observer(function LetterToSend({ subject, letter, next }: LetterToSendProps) {
  const { pages } = useStores();
  const words = useWords();
  const to = pages.contacts?.email;
  return (
    <>
      <p className={styles.letter}>{letter}</p>
      {to !== undefined && (
        <p>
          <ExternalLink href={mailAddress(to, subject, letter)} className={styles.send}>
            {words('return.send', { to })}
          </ExternalLink>
        </p>
      )}
      <p>{next}</p>
    </>
  );
});
