import type { DialogProps } from '#stores/dialogs.ts';
import { NewsletterForm } from '../layout/newsletter-form.tsx';
import { useWords } from '../words.ts';
import hoodie from './discount-hoodie.avif';
import styles from './discount.module.css';
import { useNewsletterDone } from './newsletter-done.ts';
import type { DialogParts } from './dialog-parts.ts';

/** A discount on the first order for a subscription: all yellow, with a hoodie that does not fit in. */
export function Discount({ email, titleId }: DialogProps['discount'] & DialogParts) {
  const words = useWords();
  return (
    <div className={styles.offer}>
      <img className={styles.hoodie} src={hoodie} width="500" height="625" alt="" />
      <h2 id={titleId} className={styles.title}>
        {words('dialog.discount.title')}
      </h2>
      <NewsletterForm place="dialog" offer="discount" email={email} onDone={useNewsletterDone()} />
    </div>
  );
}
