import { OrderResult } from './order-result.tsx';

/** After a payment that came to nothing: what happened and how to go on; or that it came after all. */
export function CheckoutErrorScreen() {
  return <OrderResult />;
}
