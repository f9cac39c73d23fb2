import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { CheckoutStep } from '#domain/order.ts';
import { CHECKOUT_STEPS } from '#domain/order.ts';
import { useStores } from '../../stores.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { StepError } from './step-error.tsx';
import styles from './step-panel.module.css';

interface StepPanelProps {
  step: CheckoutStep;
  current: CheckoutStep;
  /** What was filled in, in one line; undefined while something is lacking. */
  line: string | undefined;
  /** Something else was typed than it says, and not saved. */
  isBegunAnew?: boolean;
  /** The form, drawn while the step is open. */
  children: ReactNode;
}

/** One step: open with its form, finished as one line with the way back into it, or still ahead. */
export const StepPanel = observer(function StepPanel({
  step,
  current,
  line,
  isBegunAnew = false,
  children,
}: StepPanelProps) {
  const { checkout } = useStores();
  const words = useWords();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = step === current;
  const wasOpen = useRef(isOpen);
  const isDone =
    !isOpen && line !== undefined && CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(checkout.openStep);

  // The step that opens takes the focus, for the button that was pressed is gone; the first one shown leaves it alone.
  useEffect(() => {
    if (isOpen && !wasOpen.current) title.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className={styles.panel} data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1}>
          {words(`checkout.${step}`)}
        </h2>
        {isDone && (
          <TextLink
            className={styles.edit}
            to={`/checkout/${checkout.checkout?.order.id}?step=${step}`}
            aria-label={words('checkout.edit-what', { step: words(`checkout.${step}`) })}
          >
            {words('checkout.edit')}
          </TextLink>
        )}
      </div>
      {isOpen && children}
      {/* Below the button that was pressed: above, it would move something else under the pointer. */}
      {isOpen && <StepError step={step} />}
      {isDone && <p>{line}</p>}
      {isDone && isBegunAnew && <p className={styles.later}>{words('checkout.unsaved')}</p>}
      {!isOpen && !isDone && <p className={styles.later}>{words(`checkout.${step}.later`)}</p>}
    </section>
  );
});
