import { CHECKOUT_STEPS } from '#domain/order.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './checkout-layout.module.css';
import skeleton from './checkout-skeleton.module.css';
import thread from './step-thread.module.css';

/** The checkout while its order is on its way: thread, fields, goods and sums in their true places. */
export function CheckoutSkeleton() {
  const words = useWords();
  return (
    <div className={styles.columns}>
      <div>
        <VisuallyHidden>
          <h1>{words('checkout.title')}</h1>
          <output data-live>{words('checkout.loading')}</output>
        </VisuallyHidden>
        <ol className={thread.thread} aria-hidden="true">
          {CHECKOUT_STEPS.map((step, index) => (
            <li key={step}>
              <span className={thread.number}>0{index + 1}</span>
              {words(`checkout.${step}`)}
            </li>
          ))}
        </ol>
        <div className={skeleton.form} aria-hidden="true">
          {[1, 2, 3, 4].map((field) => (
            <div key={field} className={skeleton.field}>
              <Skeleton lines={1} />
            </div>
          ))}
        </div>
      </div>
      <div className={skeleton.panel} aria-hidden="true">
        <div className={skeleton.goods}>
          <span className={skeleton.tile} />
          <Skeleton lines={2} />
        </div>
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
