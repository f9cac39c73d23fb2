import type { BankWord, PaymentDemand } from './payment-data.ts';

const CARD_ERRORS = [
  'card_declined',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incorrect_number',
] as const;
export type CardError = (typeof CARD_ERRORS)[number];

/** How a payment ended on the bank's page. */
export type Outcome = 'paid' | 'cancelled' | CardError;

/** What LiqPay says of what it has not taken. Its codes do not tell a wrong month from a wrong year: the sentence does. */
const REFUSALS: Record<Exclude<Outcome, 'paid'>, { err_code: string; err_description: string }> = {
  card_declined: { err_code: '9868', err_description: 'The bank did not confirm the payment' },
  invalid_cvc: { err_code: '9989', err_description: 'Details of the card are wrong' },
  invalid_expiry_month: { err_code: '9851', err_description: 'The card is past its month' },
  invalid_expiry_year: { err_code: '9851', err_description: 'The card is past its year' },
  incorrect_number: { err_code: '9852', err_description: 'No card has this number' },
  cancelled: { err_code: 'cancel', err_description: 'The payer has called it off' },
};

/** The bank's word on a demand, with what LiqPay says besides. */
export function wordOn(
  { version, public_key, action, amount, currency, order_id, description }: PaymentDemand,
  outcome: Outcome,
  payment_id: number,
  now: number,
): BankWord & Record<string, unknown> {
  return {
    version,
    public_key,
    action,
    type: 'buy',
    paytype: 'card',
    order_id,
    description,
    amount,
    currency,
    payment_id,
    transaction_id: payment_id,
    create_date: now,
    end_date: now,
    status: outcome === 'paid' ? 'success' : 'failure',
    ...(outcome !== 'paid' && REFUSALS[outcome]),
  };
}

const PAID = new Set(['success', 'sandbox']);
const NOT_PAID = new Set(['failure', 'error']);

/** How a payment ended by the bank's word; undefined while it has not: the payer is still asked for something. */
export function outcomeOf({ status, err_code, err_description }: BankWord): Outcome | undefined {
  if (PAID.has(status)) return 'paid';
  if (!NOT_PAID.has(status)) return undefined;
  const known = Object.entries(REFUSALS).filter(([, refusal]) => refusal.err_code === err_code);
  const exact = known.find(([, refusal]) => refusal.err_description === err_description);
  return ((exact ?? known[0])?.[0] ?? 'card_declined') as Outcome;
}
