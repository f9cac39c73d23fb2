import { createClock } from '#adapters/browser/clock.ts';
import { isSize } from '#domain/catalog.ts';
import { errorText } from '#domain/errors.ts';
import { LANGUAGES, type LanguageTag } from '#domain/profile.ts';
import { profile } from '#profile';
import { isRefusal } from '#stores/outcome.ts';
import { toE164 } from '#views/form/phone.ts';
import type { PlainOutcome, PlainRefusal } from '#views/screens/product/plain-order.tsx';
import { createHttpPorts } from './http-ports.ts';
import type { Match } from './routes/route.ts';
import { report } from './report.ts';

/** What the form of a product page sends. */
export interface PlainPress {
  phone: string;
  size: string;
  /** UUID of the press; the same one again makes no second order. */
  operation: string;
}

interface Shop {
  fetch: typeof globalThis.fetch;
  /** Where `/v1/…` begins, absolute. */
  baseUrl: string;
  sendIdempotencyKey: boolean;
}

/** What is missing or cannot be, in the words of the dialog. */
function wrongIn({ phone, size }: PlainPress, number: string | undefined): PlainRefusal['wrong'] {
  return {
    ...(!isSize(size) && { size: 'product.size-needed' }),
    ...(number === undefined && { phone: phone.trim() === '' ? 'dialog.phone.required' : 'field.rule.phone' }),
  };
}

/** What the server refused: the phone, or something that is no field. */
function refusalOf(error: unknown): Pick<PlainRefusal, 'wrong' | 'rest' | 'isOpen'> {
  const told = errorText(error);
  const isOpen = !isRefusal(error);
  const isOfPhone = told.paths?.some((path) => path.endsWith('phone')) === true;
  return isOfPhone ? { wrong: { phone: 'field.rule.phone' }, isOpen } : { wrong: {}, rest: told, isOpen };
}

/** Orders the thing of an address by phone, as the dialog does (spec sections 4 and 6): one piece, and a call. */
export async function orderPlainly(
  press: PlainPress,
  { locale, parameters }: Match,
  shop: Shop,
): Promise<PlainOutcome> {
  const [own = ''] = Object.values(profile.countries)[0] ?? [];
  const number = toE164(own, press.phone);
  const wrong = wrongIn(press, number);
  if (number === undefined || !isSize(press.size)) return { ...press, wrong, isOpen: false };
  const item = { variantId: parameters['id'] ?? '', size: press.size };
  const language = (): LanguageTag => LANGUAGES[locale].tag;
  const { order } = createHttpPorts({ ...shop, clock: createClock(), random: Math.random, language, report });
  try {
    return { number: (await order.createFast(item, number, press.operation)).number };
  } catch (error) {
    const refusal = refusalOf(error);
    return { ...press, ...refusal, mayDouble: refusal.isOpen && !shop.sendIdempotencyKey };
  }
}
