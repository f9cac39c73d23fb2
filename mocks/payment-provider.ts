import type { Outcome } from './bank-words.ts';
import { wordOn } from './bank-words.ts';
import { judge } from './cards.ts';
import { Fault } from './faults.ts';
import { languageOf, localeOf } from './language.ts';
import { PAYMENT_CSS } from './payment-css.ts';
import type { PaymentDemand, SignedFields } from './payment-data.ts';
import { genuineDemand, signed, signedFields } from './payment-data.ts';
import { endedPage, forgedPage, paymentPage } from './payment-page.ts';
import { readText } from './read-body.ts';
import { replyOf, responseOf } from './replies.ts';

/** Query parameter that brings the bank's word home where it cannot reach the shop's backend. */
export const RESULT_PARAMETER = 'payment-result';

interface ProviderOptions {
  now(): number;
  newId(): string;
  /** Posts the bank's word to an address; never rejects. Without it the word travels in the address of the way back. */
  deliver?(address: string, word: SignedFields): Promise<unknown>;
}

/** A backend that takes longer hears the bank after the payer is back. */
const CALLBACK_MS = 1_000;

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

function page(html: string, status: number, wayBack?: string): Response {
  // A browser also holds the redirect after a form to form-action, so the shop's origin has to be in it.
  const shop = wayBack === undefined ? '' : new URL(wayBack).origin;
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}

async function atMost(milliseconds: number, told: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([told, waited]);
  clearTimeout(timer);
}

/** A number as LiqPay counts payments, out of a UUID. */
function paymentIdOf(id: string): number {
  return Number.parseInt(id.slice(-12), 16);
}

/**
 * The bank-card provider, which speaks as LiqPay does: `POST /pay/checkout` leads on to its page, `POST /pay/confirm`
 * decides, tells the shop's backend and leads back. The page has an address of its own, which says all of the form: the
 * answer to a form could not be gone back to.
 */
export function createPaymentProvider({
  now,
  newId,
  deliver,
}: ProviderOptions): (request: Request) => Promise<Response> {
  async function confirm(demand: PaymentDemand, form: URLSearchParams): Promise<Response> {
    const field = (name: string): string => form.get(name) ?? '';
    const card = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
    const outcome: Outcome = field('act') === 'pay' ? judge(card, now()) : 'cancelled';
    const word = await signed(wordOn(demand, outcome, paymentIdOf(newId()), now()));
    const { result_url, server_url } = demand;
    if (deliver !== undefined && server_url !== undefined) await atMost(CALLBACK_MS, deliver(server_url, word));
    if (result_url === undefined) return page(endedPage(demand), 200);
    const back = new URL(result_url);
    if (deliver === undefined) back.searchParams.set(RESULT_PARAMETER, `${word.data}.${word.signature}`);
    return seeOther(back.href);
  }

  async function answer(request: Request, path: string): Promise<Response> {
    if (path === '/pay/checkout.css' && request.method === 'GET')
      return new Response(PAYMENT_CSS, { headers: { ...HEADERS, 'content-type': 'text/css; charset=utf-8' } });
    if (path !== '/pay/checkout' && path !== '/pay/confirm') throw new Fault('PAGE_NOT_FOUND');
    const methods = path === '/pay/checkout' ? ['GET', 'POST'] : ['POST'];
    if (!methods.includes(request.method))
      throw new Fault('BAD_REQUEST', { status: 405, headers: { allow: methods.join(', ') } });
    const isRead = request.method === 'GET';
    const form = new URLSearchParams(isRead ? new URL(request.url).search : await readText(request));
    const fields = signedFields(form);
    const demand = await genuineDemand(fields);
    if (path === '/pay/confirm') return confirm(demand, form);
    if (!isRead) return seeOther(`/pay/checkout?${new URLSearchParams({ ...fields })}`);
    return page(paymentPage(demand, fields), 200, demand.result_url);
  }

  return async (request) => {
    try {
      return await answer(request, new URL(request.url).pathname);
    } catch (error) {
      const isRead = request.headers.get('accept')?.includes('text/html') ?? false;
      if (!isRead || !(error instanceof Fault)) return responseOf(replyOf(error));
      const locale = localeOf(languageOf(request.headers.get('accept-language')));
      return page(forgedPage(locale, error.code), error.status);
    }
  };
}
