import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { givesNothing } from '#domain/order.ts';
import type { CodeAnswer } from '#stores/order-code.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from '../basket/promo-field.module.css';
import { QuietButton } from '../basket/quiet-button.tsx';

/** As the look of the basket's own field names them. */
const LOOKS: Record<CodeAnswer['kind'], string> = {
  removed: 'idle',
  none: 'not-active',
  'first-only': 'first-only',
  below: 'below-minimum',
  failed: 'failed',
};

/** What has become of a code, in words. */
function Answer({ answer }: { answer: CodeAnswer }) {
  const words = useWords();
  const price = usePrice();
  if (answer.kind === 'failed') return <ErrorWords error={answer.error} />;
  if (answer.kind === 'below')
    return <>{words('basket.promo.left', { left: price(answer.left), minimum: price(answer.minimum) })}</>;
  if (answer.kind === 'none') return <>{words('basket.promo.not-active')}</>;
  const { kind, name } = answer;
  return <>{words(kind === 'removed' ? 'checkout.code.removed' : 'basket.promo.first-only', { name })}</>;
}

/** The promo code beside what the order comes to: given, answered and taken away without going back to the basket. */
export const OrderCode = observer(function OrderCode({ order }: { order: Order }) {
  const { orderCode } = useStores();
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { isBusy, forget } = orderCode;
  const { promoCode } = order;
  const isIdle = promoCode === undefined || givesNothing(order);
  // Where the order has a code, that is what there is to say, unless it could not be taken away.
  const answer = promoCode === undefined || orderCode.answer?.kind === 'failed' ? orderCode.answer : undefined;
  useEffect(() => forget, [forget]);
  // Opened by the shopper's own press: that is where they go on.
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const remove = async (): Promise<void> => {
    await orderCode.remove();
    if (orderCode.answer?.kind === 'failed') return;
    setTyped('');
    setOpen(true);
    input.current?.focus();
  };
  return (
    <div className={styles.promo}>
      {promoCode === undefined && !isOpen && (
        <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
          {words('basket.promo.ask')}
        </button>
      )}
      {isOpen && (
        <form
          className={styles.promo}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void orderCode.apply(typed);
          }}
        >
          <label htmlFor={id} className={styles.label}>
            {words('basket.promo.label')}
          </label>
          <div className={styles.row}>
            <input
              ref={input}
              id={id}
              className={styles.input}
              value={promoCode ?? typed}
              readOnly={promoCode !== undefined}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              aria-invalid={answer !== undefined && ['none', 'first-only', 'failed'].includes(answer.kind)}
              aria-describedby={`${id}-answer`}
            />
            {/* Stays where it is once the code applies: a second press may be on its way to it. */}
            <Button type="submit" variant="outline" busy={isBusy} isOver={promoCode !== undefined}>
              {words('basket.promo.apply')}
            </Button>
          </div>
        </form>
      )}
      {(isOpen || promoCode !== undefined) && (
        <div className={styles.found}>
          <output
            id={`${id}-answer`}
            className={styles.answer}
            data-state={answer === undefined ? (isIdle ? 'idle' : 'applied') : LOOKS[answer.kind]}
          >
            {answer !== undefined && <Answer answer={answer} />}
            {answer === undefined &&
              promoCode !== undefined &&
              words(isIdle ? 'order.promo-code' : 'checkout.code.applied', { name: promoCode })}
          </output>
          {promoCode !== undefined && (
            <QuietButton
              className={styles.remove}
              aria-label={words('basket.promo.remove', { name: promoCode })}
              onClick={() => void remove()}
            >
              {words('basket.remove')}
            </QuietButton>
          )}
        </div>
      )}
    </div>
  );
});
