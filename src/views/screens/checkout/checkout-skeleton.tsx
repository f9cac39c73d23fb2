import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './checkout-layout.module.css';
import skeleton from './checkout-skeleton.module.css';

/** The checkout while its order is on its way: the panels in their true places. */
export function CheckoutSkeleton() {
  const words = useWords();
  return (
    <div className={styles.columns}>
      <div>
        <VisuallyHidden>
          <h1>{words('checkout.title')}</h1>
          <output>{words('checkout.loading')}</output>
        </VisuallyHidden>
        <div className={skeleton.panel} aria-hidden="true">
          <Skeleton lines={6} />
        </div>
      </div>
      <div className={skeleton.panel} aria-hidden="true">
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
