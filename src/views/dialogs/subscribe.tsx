import type { DialogProps } from '#stores/dialogs.ts';
import { NewsletterForm } from '../layout/newsletter-form.tsx';
import { useWords } from '../words.ts';
import styles from './dialog-content.module.css';
import { useNewsletterDone } from './newsletter-done.ts';
import type { DialogParts } from './dialog-parts.ts';

/** News by e-mail, for who came by a link that asks for them. */
export function Subscribe({ email, titleId }: DialogProps['subscribe'] & DialogParts) {
  const words = useWords();
  return (
    <div className={styles.content}>
      <h2 id={titleId} className={styles.title}>
        {words('dialog.subscribe.title')}
      </h2>
      <p>{words('dialog.subscribe.text')}</p>
      <NewsletterForm place="dialog" offer="subscribe" email={email} onDone={useNewsletterDone()} />
    </div>
  );
}
