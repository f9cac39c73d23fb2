import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { Order } from '#domain/order.ts';
import { methodsFor, methodTaken, PAYMENT_METHODS, type PaymentMethod } from '#domain/payment-methods.ts';
import { amountToPay } from '#domain/payment.ts';
import { RadioRow } from '../../form/radio-row.tsx';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { useStores } from '../../stores.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { PriceText, usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import { FormActions } from './form-actions.tsx';
import { OrderChanges } from './order-changes.tsx';
import styles from './step-form.module.css';
import { useDraft, useTyped } from './use-draft.ts';
import { useStepByNow } from './use-step.ts';

const FIELDS = ['method'] as const;

/** How to pay; the button names the sum and leaves for the provider. */
export const PaymentForm = observer(function PaymentForm({ order }: { order: Order }) {
  const { checkout, locale } = useStores();
  const { profile } = locale;
  const words = useWords();
  const part = useRef<HTMLFormElement>(null);
  // It is drawn anew for whoever signs in.
  useKeptFocus(part);
  const price = usePrice();
  const { stepByNow } = useStepByNow();
  const region = order.shippingInfo?.region;
  const methods = methodsFor([region]);
  const kept = useTyped(order)().payment?.['method'];
  const form = useShopForm<{ method: PaymentMethod }>({
    defaultValues: { method: methodTaken(region, kept, order.payment.method) },
  });
  useDraft(form, 'payment', () => ({ method: methodTaken(region, order.payment.method) }));
  const asksFor = (method: PaymentMethod) => amountToPay(order, method, profile.prepayment);
  const inAdvance = asksFor('CASH_ON_DELIVERY');
  const rest = Math.max(0, order.prices.total - inAdvance);
  const noteOf = (method: PaymentMethod): string | undefined =>
    PAYMENT_METHODS[method].asks === 'prepayment' && rest === 0
      ? undefined
      : words(`payment.${method}.note`, { amount: price(inAdvance), rest: price(rest) });
  const field = form.register('method');
  const { unknown } = useRefusal(form, checkout.errorOf('payment'), FIELDS);
  const wrong = form.formState.errors.method?.message;
  const wrongId = useId();
  const toPay = asksFor(form.watch('method'));
  const isPaying = checkout.busy === 'payment';
  const isLeaving = isPaying && checkout.seen.changes.length === 0;
  const submit = form.handleSubmit(async ({ method }) => {
    await checkout.pay(method, asksFor(method), () => stepByNow() === 'payment');
  });

  return (
    <form ref={part} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <fieldset aria-describedby={wrong === undefined ? undefined : wrongId}>
        <legend className={styles.legend}>{words('checkout.payment.how')}</legend>
        <div className={styles.rows}>
          {methods.map((method) => (
            <RadioRow
              key={method}
              field={field}
              value={method}
              title={words(`payment.${method}`)}
              note={noteOf(method)}
              aside={<PriceText amount={asksFor(method)} />}
            />
          ))}
        </div>
        {methods.length < methodsFor(profile.regions).length && (
          <p className={styles.none}>{words('payment.only-card')}</p>
        )}
        <p id={wrongId} className={styles.wrong} aria-live="polite">
          {wrong !== undefined && words(wrong)}
        </p>
      </fieldset>
      <OrderChanges />
      <FormActions
        isBusy={isPaying || checkout.seen.isJustSaid}
        wrong={Object.keys(form.formState.errors).length}
        back={{ to: `/checkout/${order.id}?step=delivery`, label: words('checkout.back-to-delivery') }}
      >
        {isLeaving ? words('checkout.paying') : words('checkout.pay', { amount: price(toPay) })}
      </FormActions>
    </form>
  );
});
