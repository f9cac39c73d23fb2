import { judge } from './cards.ts';
import { Fault } from './faults.ts';
import { languageOf, localeOf } from './language.ts';
import { PAYMENT_CSS } from './payment-css.ts';
import type { PaymentDemand, PaymentResult, SignedFields } from './payment-data.ts';
import { genuineDemand, signed } from './payment-data.ts';
import { forgedPage, paymentPage } from './payment-page.ts';
import { readText } from './read-body.ts';
import { replyOf, responseOf } from './replies.ts';

/** Query parameter that brings a result home where the provider cannot reach the shop's backend. */
export const RESULT_PARAMETER = 'payment-result';

interface ProviderOptions {
  now(): number;
  newId(): string;
  /** Tells the backend, which says whether the order is paid now. Without it the result travels in the address. */
  deliver?(result: SignedFields): Promise<boolean>;
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

function page(html: string, status: number, returnTo = ''): Response {
  // A browser also holds the redirect after a form to form-action, so the shop's origin has to be in it.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${returnTo}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

function wayBack({ returnTo, locale, orderId }: PaymentDemand, isPaid: boolean): URL {
  const address = new URL(`/${locale}/checkout/${isPaid ? 'success' : 'error'}`, returnTo);
  address.searchParams.set('order', orderId);
  return address;
}

/** The bank-card provider: `POST /pay/checkout` shows its page, `POST /pay/confirm` decides and leads back. */
export function createPaymentProvider({
  now,
  newId,
  deliver,
}: ProviderOptions): (request: Request) => Promise<Response> {
  async function confirm(demand: PaymentDemand, form: URLSearchParams): Promise<Response> {
    const field = (name: string): string => form.get(name) ?? '';
    const card = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
    const outcome: PaymentResult['outcome'] = field('act') === 'pay' ? judge(card, now()) : 'cancelled';
    const { orderId, amount } = demand;
    const result = await signed({ orderId, amount, outcome, transactionId: newId() });
    const isPaid = deliver === undefined ? outcome === 'paid' : await deliver(result);
    const back = wayBack(demand, isPaid);
    if (deliver === undefined) back.searchParams.set(RESULT_PARAMETER, `${result.data}.${result.signature}`);
    return new Response(null, { status: 303, headers: { ...HEADERS, location: back.href } });
  }

  async function answer(request: Request, path: string): Promise<Response> {
    if (path === '/pay/checkout.css' && request.method === 'GET')
      return new Response(PAYMENT_CSS, { headers: { ...HEADERS, 'content-type': 'text/css; charset=utf-8' } });
    if (path !== '/pay/checkout' && path !== '/pay/confirm') throw new Fault('PAGE_NOT_FOUND');
    if (request.method !== 'POST') throw new Fault('BAD_REQUEST', { status: 405, headers: { allow: 'POST' } });
    const form = new URLSearchParams(await readText(request));
    const fields = { data: form.get('data') ?? '', signature: form.get('signature') ?? '' };
    const demand = await genuineDemand(fields);
    return path === '/pay/confirm' ? confirm(demand, form) : page(paymentPage(demand, fields), 200, demand.returnTo);
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
