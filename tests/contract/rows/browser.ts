import type { WireVariantItem } from '#contract/catalog.ts';
import type { Method } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { errorBody } from '#contract/common.ts';
import { RULES } from '#contract/rules.ts';
import { problemsOf } from '#contract/verdict.ts';
import type { Answer, Sent } from '../ask.ts';
import { cameOf } from '../ask.ts';
import type { Bench } from '../bench.ts';
import { makeOrder } from '../buying.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { shopper, variantsBy } from '../shop.ts';

/** What the shop sends to any server of another origin, beside what a browser may send anyway. */
const HEADERS = ['accept-language', 'authorization', 'content-type'];
const MORE_THAN_A_MEGABYTE = 1_100_000;

const originOf = ({ place }: Bench): string => {
  if (place.origin === undefined) throw new LeftOut('nobody says with --origin that the shop is on another origin');
  return place.origin;
};

const at = ({ place }: Bench, path: string): string => `${place.baseUrl}${path}`;
const list = (answer: Answer, header: string): string[] =>
  (answer.headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase());

function allowsOrigin(bench: Bench, answer: Answer): void {
  const allowed = answer.headers.get('access-control-allow-origin');
  const [origin, came] = [originOf(bench), `access-control-allow-origin: ${allowed}`];
  bench.holds(allowed === origin || allowed === '*', `${came}, status ${answer.status}`, `${origin} or *`, answer);
  if (allowed === origin)
    bench.holds(list(answer, 'vary').includes('origin'), `vary: ${answer.headers.get('vary')}`, 'Vary: Origin', answer);
  const isWithCredentials = answer.headers.get('access-control-allow-credentials') === 'true';
  bench.holds(!(isWithCredentials && allowed === '*'), 'credentials for *', 'no credentials, or one origin', answer);
}

function isError(bench: Bench, answer: Answer, ...statuses: number[]): void {
  const isSo = statuses.includes(answer.status) && problemsOf(errorBody, answer.body).length === 0;
  bench.holds(isSo, cameOf(answer), `status ${statuses.join(' or ')} with { code, message }`, answer);
}

/** Asks as a browser does before it sends such a call; notes what it would not be let send. */
async function preflight(bench: Bench, method: Method, path: string, sent: string[]): Promise<void> {
  const headers = {
    origin: originOf(bench),
    'access-control-request-method': method,
    'access-control-request-headers': sent.join(','),
  };
  const answer = await bench.raw({ method: 'OPTIONS', url: at(bench, path), headers });
  allowsOrigin(bench, answer);
  const methods = list(answer, 'access-control-allow-methods');
  const isSimple = method === 'GET' || method === 'POST';
  bench.holds(isSimple || methods.includes(method.toLowerCase()), `methods: ${methods.join()}`, method, answer);
  const allowed = list(answer, 'access-control-allow-headers');
  const lacking = sent.filter((name) => !allowed.includes(name));
  bench.holds(lacking.length === 0, `headers: ${allowed.join()}`, `${lacking.join()} among them`, answer);
}

/** A path of each method. */
const METHODS = [...new Map(Object.values(CALLS).map(({ method, path }): [Method, string] => [method, path]))].map(
  ([method, path]) => [method, path.replace(/:\w+/, 'home')] as const,
);

const get = (url: string, headers: Record<string, string> = {}): Sent => ({
  method: 'GET',
  url,
  headers: { accept: 'application/json', 'accept-language': 'uk', ...headers },
});

const search = (bench: Bench, body: string | undefined, type = 'application/json'): Sent => ({
  method: 'POST',
  url: at(bench, '/v1/products/variants/search'),
  headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': type }) },
  ...(body !== undefined && { body }),
});

export const BROWSER: Row[] = [
  row('browser.preflight', {
    does: 'asks beforehand, for each method with the headers the shop sends',
    says: RULES.cors,
    suffers: 'sees an empty shop: the browser asks nothing at all',
    async run(bench) {
      for (const [method, path] of METHODS) await preflight(bench, method, path, HEADERS);
    },
  }),
  row('browser.preflight-order-key', {
    does: 'asks beforehand whether the key of a guest’s order may be sent',
    says: RULES.cors,
    suffers: 'makes an order, and the browser never asks for it again',
    async run(bench) {
      originOf(bench);
      const { id, by } = await makeOrder(bench);
      if (by.orderKey === undefined) throw new LeftOut('guests’ orders have no keys here');
      await preflight(bench, 'GET', `/v1/orders/${id}`, [...HEADERS, 'order-key']);
    },
  }),
  row('browser.answers', {
    does: 'asks from a page of another origin, what is good and what is refused',
    says: RULES.cors,
    suffers: 'reads «no connection» instead of what was wrong',
    async run(bench) {
      const origin = originOf(bench);
      for (const path of [
        '/v1/pages/home',
        '/v1/pages/no-such-page',
        '/v1/customer-profile/details',
        '/v1/orders/none',
      ])
        allowsOrigin(bench, await bench.raw(get(at(bench, path), { origin })));
    },
  }),
  row('browser.retry-after', {
    does: 'looks which headers a page may read',
    says: RULES.retryAfter,
    suffers: 'is told to come again, and not when',
    async run(bench) {
      const answer = await bench.raw(get(at(bench, '/v1/pages/home'), { origin: originOf(bench) }));
      const exposed = list(answer, 'access-control-expose-headers');
      bench.holds(exposed.includes('retry-after'), `exposed: ${exposed.join()}`, 'retry-after among them');
    },
  }),
  row('browser.stamp', {
    does: 'asks the same with and without v=',
    says: RULES.stamp,
    suffers: 'gets nothing at all: every call of the shop has it',
    async run(bench) {
      const url = at(bench, '/v1/pages/home');
      const [plain, stamped] = [await bench.raw(get(url)), await bench.raw(get(`${url}?v=${Date.now()}`))];
      bench.same('the two answers', [stamped.status, stamped.body], [200, plain.body]);
    },
  }),
  row('browser.head', {
    does: 'asks for the head of a page',
    says: RULES.head,
    suffers: 'links that were shared are said to be dead',
    async run(bench) {
      const url = at(bench, '/v1/pages/home');
      const there = await bench.raw({ ...get(url), method: 'HEAD' });
      bench.same('status and body', [there.status, there.body], [200, undefined]);
      const gone = await bench.raw({ ...get(`${url}-not`), method: 'HEAD' });
      bench.same('status of what is not there', gone.status, 404);
    },
  }),
  row('browser.wrong-method', {
    does: 'asks by a method there is not',
    says: RULES.byHttp,
    suffers: 'whoever mends the shop does not see what is wrong',
    run: async (bench) =>
      isError(bench, await bench.raw({ ...get(at(bench, '/v1/pages/home')), method: 'DELETE' }), 405),
  }),
  row('browser.no-path', {
    does: 'asks for a path there is not',
    says: RULES.error,
    suffers: 'whoever mends the shop does not see what is wrong',
    run: async (bench) => isError(bench, await bench.raw(get(at(bench, '/v1/no-such-thing'))), 404),
  }),
  row('browser.large-body', {
    does: 'sends more than a megabyte',
    says: RULES.byHttp,
    suffers: 'one caller fills the memory, and the shop stands still for all',
    async run(bench) {
      const body = JSON.stringify({ filter: { query: 'x'.repeat(MORE_THAN_A_MEGABYTE) } });
      isError(bench, await bench.raw(search(bench, body)), 413, 400);
    },
  }),
  row('browser.no-body', {
    does: 'sends no body, an empty one, and one that is no JSON',
    says: RULES.error,
    suffers: 'sees that something went wrong, and not what',
    async run(bench) {
      for (const body of [undefined, '', 'query=hoodie', '[1', 'null'])
        isError(bench, await bench.raw(search(bench, body)), 400);
    },
  }),
  row('browser.other-type', {
    does: 'sends JSON as another type',
    says: RULES.error,
    suffers: 'the shop breaks where a stranger only tries',
    async run(bench) {
      const answer = await bench.raw(search(bench, '{"limit":1}', 'text/plain'));
      if (answer.status !== 200) isError(bench, answer, 400, 415);
    },
  }),
  row('browser.compressed', {
    does: 'asks with gzip and brotli',
    says: RULES.compressed,
    suffers: 'a cache between gives letters nobody can read',
    async run(bench) {
      for (const encoding of ['gzip', 'br', 'identity']) {
        const answer = await bench.raw(get(at(bench, '/v1/pages/home'), { 'accept-encoding': encoding }));
        bench.same('the slug of the page', (answer.body as { slug?: string } | undefined)?.slug, 'home', answer);
        const how = answer.headers.get('content-encoding');
        if (how === null) continue;
        bench.holds(how === encoding, `content-encoding: ${how}`, `${encoding}, or none`, answer);
        bench.holds(list(answer, 'vary').includes('accept-encoding'), 'no Vary', 'Vary: Accept-Encoding', answer);
      }
    },
  }),
  row('browser.pictures', {
    does: 'opens every size of a picture',
    says: RULES.pictures,
    suffers: 'sees empty frames',
    async run(bench) {
      const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: 1 });
      const sizes = items.flatMap(({ variant }: WireVariantItem) => variant.photos.slice(0, 1))[0]?.imageSizes;
      if (sizes === undefined) throw new LeftOut('no goods have pictures');
      for (const size of Object.values(sizes)) {
        const { status, headers, sent } = await bench.raw(get(new URL(size, `${bench.place.baseUrl}/`).href));
        const type = headers.get('content-type');
        bench.holds(
          status === 200 && type?.startsWith('image/') === true,
          `${status} ${type}: ${sent.url}`,
          'a picture',
        );
      }
    },
  }),
  row('browser.not-kept', {
    does: 'looks whether what is of one customer may be kept by a cache',
    says: RULES.notKept,
    suffers: 'a cache between gives a profile to the next who asks',
    async run(bench) {
      const { token } = await shopper(bench);
      const { headers } = await bench.ask('customer.details', { token });
      const kept = headers.get('cache-control');
      bench.holds(/no-store|private|no-cache/.test(kept ?? ''), `cache-control: ${kept}`, 'no-store, or private');
    },
  }),
];
