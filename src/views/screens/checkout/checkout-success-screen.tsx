import { OrderResult } from './order-result.tsx';

/** After the payment: what was bought, what it came to and what happens next; or what became of it instead. */
export function CheckoutSuccessScreen() {
  return <OrderResult />;
}
