import { observer } from 'mobx-react-lite';
import { mailAddress } from '#domain/mail.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';
import styles from './instead-of-order.module.css';

interface InsteadOfOrderProps {
  /** The thing in its colour and size, as it is said in a letter. */
  thing: string;
}

/** Ways to hear when something is back for who does not want to order it: the wire has no call for that. */
export const InsteadOfOrder = observer(function InsteadOfOrder({ thing }: InsteadOfOrderProps) {
  const { dialogs, pages } = useStores();
  const words = useWords();
  const { email, telegramLink } = pages.contacts ?? {};
  const subject = words('dialog.instead.subject', { thing });
  return (
    <div className={styles.instead}>
      <p>{words('dialog.instead.text')}</p>
      <ul className={styles.ways}>
        {telegramLink !== undefined && (
          <li>
            <ExternalLink href={telegramLink} className={styles.way}>
              {words('dialog.instead.telegram')}
            </ExternalLink>
          </li>
        )}
        {email !== undefined && (
          <li>
            <ExternalLink
              href={mailAddress(email, subject, words('dialog.instead.letter', { thing }))}
              className={styles.way}
            >
              {words('dialog.instead.mail')}
            </ExternalLink>
          </li>
        )}
        <li>
          <button type="button" className={styles.way} onClick={() => dialogs.open('subscribe', {})}>
            {words('dialog.subscribe.title')}
          </button>
        </li>
      </ul>
    </div>
  );
});
