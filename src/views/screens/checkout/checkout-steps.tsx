import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Checkout } from '#domain/order.ts';
import { MuiTheme } from '../../mui/mui-theme.tsx';
import { useStores } from '../../stores.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useWords } from '../../words.ts';
import styles from './checkout-layout.module.css';
import { contactsLine } from './contacts-line.ts';
import { deliveryLine } from './delivery-line.ts';
import { ContactsForm } from './contacts-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { StepPanel } from './step-panel.tsx';
import { StepThread } from './step-thread.tsx';
import { useFormerOrders } from './use-former-orders.ts';
import { useIsBegunAnew, useStep, useStepByNow } from './use-step.ts';

/** Contacts, delivery, payment: one open at a time, the finished ones a line each. */
export const CheckoutSteps = observer(function CheckoutSteps({ checkout }: { checkout: Checkout }) {
  const { checkout: store, locale, session } = useStores();
  const words = useWords();
  const part = useRef<HTMLDivElement>(null);
  // It goes with the session, or once it is paid in another tab.
  useKeptFocus(part);
  const step = useStep(checkout);
  const isBegunAnew = useIsBegunAnew(checkout);
  const { lead } = useStepByNow();
  // Asked for from the first step on: that begins with them too, and nothing moves once the second is open.
  const former = useFormerOrders();
  const { order } = checkout;
  // What the server has now decides where to go on, not what it had when the button was pressed.
  const goOn = (): void => lead(store.openStep);
  const goOnToDelivery = (): void => lead(isBegunAnew('delivery') ? 'delivery' : store.openStep);

  return (
    <MuiTheme>
      <div ref={part} className={styles.columns}>
        <div>
          <VisuallyHidden>
            <h1>{words('checkout.title')}</h1>
          </VisuallyHidden>
          <StepThread current={step} />
          <StepPanel step="contacts" current={step} line={contactsLine(order)} isBegunAnew={isBegunAnew('contacts')}>
            <ContactsForm key={session.user?.id} order={order} former={former} onDone={goOnToDelivery} />
          </StepPanel>
          <StepPanel
            step="delivery"
            current={step}
            line={deliveryLine(order, locale.language, words)}
            isBegunAnew={isBegunAnew('delivery')}
          >
            <DeliveryForm checkout={checkout} former={former} onDone={goOn} />
          </StepPanel>
          <StepPanel step="payment" current={step} line={undefined}>
            <PaymentForm key={session.user?.id} order={order} />
          </StepPanel>
        </div>
        <OrderSummary order={order} />
      </div>
    </MuiTheme>
  );
});
