import type { CheckoutStep } from '#domain/order.ts';
import { CHECKOUT_STEPS } from '#domain/order.ts';
import { useWords } from '../../words.ts';
import styles from './step-thread.module.css';

/** The three steps as one thread: sewn, being sewn, still dotted. */
export function StepThread({ current }: { current: CheckoutStep }) {
  const words = useWords();
  const at = CHECKOUT_STEPS.indexOf(current);
  return (
    <ol className={styles.thread} aria-label={words('checkout.steps')}>
      {CHECKOUT_STEPS.map((step, index) => (
        <li
          key={step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            0{index + 1}
          </span>
          {words(`checkout.${step}`)}
        </li>
      ))}
    </ol>
  );
}
