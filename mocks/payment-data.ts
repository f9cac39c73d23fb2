import * as z from 'zod/mini';
import { Fault } from './faults.ts';
import { PAYMENT_KEY, isSignatureOf, packed, signatureOf, unpacked } from './signing.ts';

export const CARD_ERRORS = [
  'card_declined',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incorrect_number',
] as const;
export type CardError = (typeof CARD_ERRORS)[number];

/** What the shop asks the bank-card provider to take. */
const demand = z.strictObject({
  orderId: z.uuid(),
  number: z.string(),
  /** Kopiykas or cents. */
  amount: z.int().check(z.positive()),
  currency: z.enum(['UAH', 'USD']),
  kind: z.enum(['full', 'prepayment']),
  locale: z.enum(['ua', 'en']),
  /** Origin of the shop the payer comes back to. */
  returnTo: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
});

/** What the provider tells the shop afterwards. */
const result = z.strictObject({
  orderId: z.uuid(),
  amount: z.int(),
  outcome: z.enum(['paid', 'cancelled', ...CARD_ERRORS]),
  transactionId: z.uuid(),
});

export type PaymentDemand = z.infer<typeof demand>;
export type PaymentResult = z.infer<typeof result>;

/** base64 JSON and its HMAC, as they travel through the payer's browser. */
export interface SignedFields {
  data: string;
  signature: string;
}

export async function signed(value: PaymentDemand | PaymentResult): Promise<SignedFields> {
  const data = packed(value);
  return { data, signature: await signatureOf(PAYMENT_KEY, data) };
}

async function genuine<Schema extends z.ZodMiniType>(fields: SignedFields, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = z.safeParse(schema, unpacked(fields.data));
  if (parsed.success && (await isSignatureOf(PAYMENT_KEY, fields.data, fields.signature))) return parsed.data;
  throw new Fault('INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE');
}

/** Throws INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE when forged or altered, as `genuineResult` does. */
export async function genuineDemand(fields: SignedFields): Promise<PaymentDemand> {
  return genuine(fields, demand);
}

export async function genuineResult(fields: SignedFields): Promise<PaymentResult> {
  return genuine(fields, result);
}
