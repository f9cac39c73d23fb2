import * as z from 'zod/mini';
import { BANK_KEYS, bankSignature } from './bank-signature.ts';
import { Fault } from './faults.ts';
import { toBase64, unpacked } from './signing.ts';

const some = z.string().check(z.minLength(1));
const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(510));

/** What LiqPay demands of every message; numbers may come as text. */
const message = {
  version: z.coerce.number().check(z.minimum(3)),
  public_key: z.literal(BANK_KEYS.publicKey),
  action: z.literal('pay'),
  /** Hryvnias or dollars. */
  amount: z.coerce.number().check(z.positive()),
  currency: z.enum(['UAH', 'USD', 'EUR']),
  order_id: some.check(z.maxLength(255)),
};

/** What a shop asks the bank to take, by LiqPay's documentation of its checkout; what else is there is not looked at. */
const demand = z.object({
  ...message,
  description: some,
  language: z.optional(z.string()),
  /** Where the payer comes back to, however it ended. */
  result_url: z.optional(address),
  /** Where the bank says how it ended. */
  server_url: z.optional(address),
});

/** What the bank says afterwards, by LiqPay's documentation of its callback. */
const word = z.object({
  ...message,
  status: some,
  payment_id: z.coerce.number(),
  err_code: z.optional(z.string()),
  err_description: z.optional(z.string()),
});

export type PaymentDemand = z.infer<typeof demand>;
export type BankWord = z.infer<typeof word>;

/** base64 JSON and its signature, as they travel in a form. */
export interface SignedFields {
  data: string;
  signature: string;
}

export async function signed(value: PaymentDemand | BankWord): Promise<SignedFields> {
  const data = toBase64(new TextEncoder().encode(JSON.stringify(value)));
  return { data, signature: await bankSignature(data, value.version) };
}

/** The signed fields of a form; of what is missing there is nothing. */
export function signedFields(form: URLSearchParams): SignedFields {
  return { data: form.get('data') ?? '', signature: form.get('signature') ?? '' };
}

async function genuine<Schema extends z.ZodMiniType>(fields: SignedFields, schema: Schema): Promise<z.infer<Schema>> {
  const value = unpacked(fields.data);
  const version = Number((value as { version?: unknown } | null | undefined)?.version);
  if (fields.signature !== (await bankSignature(fields.data, version)))
    throw new Fault('INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE');
  const parsed = z.safeParse(schema, value, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new Fault('VALIDATION_ERROR', { details });
}

/**
 * Throws INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE when forged or altered, VALIDATION_ERROR when it is signed but lacks
 * something; so does `genuineWord`.
 */
export async function genuineDemand(fields: SignedFields): Promise<PaymentDemand> {
  return genuine(fields, demand);
}

export async function genuineWord(fields: SignedFields): Promise<BankWord> {
  return genuine(fields, word);
}
