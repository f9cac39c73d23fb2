import { afterEach, expect, test, vi } from 'vitest';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { createAnswersAhead } from '#app/answers-ahead.ts';
import { createStores } from '#app/container.ts';
import { matchAddress } from '#app/match.ts';
import { messagesOf } from '#views/messages.ts';
import type { Platform } from '#app/platform.ts';
import { prefetch } from '#app/alive/prefetch.ts';
import type { RouteRow } from '#app/routes/route.ts';
import { AHEAD_MS, INTENT_MS, PREFETCH_AFTER_MS } from '#domain/constants.ts';
import type { Locale } from '#domain/profile.ts';
import { createTestBackend } from '#mocks/node.ts';
import { profile } from '#profiles/ua.ts';
import { createFakeClock, settle } from '#tests/support/fake-clock.ts';
import { createFakeKeyValue } from '#tests/support/fake-key-value.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  window.history.replaceState(undefined, '', '/');
});

/** A page of the shop that fetches ahead, over a bundled backend; `calls` are path and language of each. */
function openPage(at = '/ua', locale: Locale = 'ua') {
  window.history.replaceState(undefined, '', at);
  const backend = createTestBackend();
  const clock = createFakeClock();
  const calls: string[] = [];
  const refusals: Response[] = [];
  const answers = createAnswersAhead(clock);
  const platform: Platform = {
    profile,
    fetch(input, init) {
      const request = new Request(new URL(input as string, 'https://shop.test'), { ...init, signal: null });
      calls.push(`${new URL(request.url).pathname} ${request.headers.get('accept-language')}`);
      const refusal = refusals.shift();
      return refusal === undefined ? backend.handle(request) : Promise.resolve(refusal);
    },
    asking: answers.answer,
    baseUrl: '',
    sendIdempotencyKey: true,
    keyValue: createFakeKeyValue(),
    clock,
    navigation: { at: () => at, open: () => {}, submit: () => {} },
    newId: () => '10000000-0000-4000-8000-000000000000',
    analytics: new EventQueue(),
    random: () => 0,
    report: () => {},
  };
  const stores = createStores(platform);
  stores.locale.use(locale);
  prefetch(stores, platform, answers.ask);
  return { stores, clock, calls, refusals };
}

function rowAt(address: string): RouteRow {
  const row = matchAddress(address, profile)?.row;
  if (row === undefined) throw new Error(`${address} is no screen`);
  return row;
}

/** A shopper stays on a link to a place for as long as it takes to be believed. */
async function mean(place: string, { clock }: ReturnType<typeof openPage>): Promise<void> {
  const link = document.createElement('a');
  link.href = place;
  document.body.append(link);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await clock.advance(INTENT_MS);
  await vi.dynamicImportSettled();
  await settle();
}

test.each(['/v1/pages/faq', '/faq', '/ua/nowhere', '/'])(
  'of %s, which is no screen, nothing is fetched',
  async (place) => {
    const page = openPage();
    const preloads = ['/ua', '/ua/faq'].map((address) => vi.spyOn(rowAt(address).screen, 'preload'));
    await mean(place, page);
    expect(page.calls).toEqual([]);
    for (const preload of preloads) expect(preload).not.toHaveBeenCalled();
  },
);

test('a page that a shopper means comes with its words, its code and its data in its own language; what is shown stays', async () => {
  const page = openPage();
  const { stores, calls } = page;
  const preload = vi.spyOn(rowAt('/en/faq').screen, 'preload').mockResolvedValue();
  expect(messagesOf('en')).toBeUndefined();
  await mean('/en/faq', page);
  expect(messagesOf('en')).toHaveProperty(['common.home']);
  expect(preload).toHaveBeenCalledOnce();
  expect(calls).toEqual(['/v1/pages/faq en']);
  expect([stores.locale.current, stores.pages.pages.size]).toEqual(['ua', 0]);
  stores.locale.use('en');
  await stores.pages.load('faq');
  expect(stores.pages.pages.get('en:faq')).toMatchObject({ slug: 'faq' });
  expect(calls, 'the answer was there').toHaveLength(1);
});

test('what an address asks for, in its path and its query, is what is fetched', async () => {
  const page = openPage();
  const row = rowAt('/ua/catalog/hoodies');
  vi.spyOn(row.screen, 'preload').mockResolvedValue();
  const load = vi.spyOn(row, 'load').mockResolvedValue(undefined);
  await mean('/ua/catalog/hoodies?sort=new', page);
  const [, parameters, query] = load.mock.calls[0] ?? [];
  expect([parameters, query?.toString()]).toEqual([{ category: 'hoodies' }, 'sort=new']);
});

test.each(['/ua/basket', '/ua/profile', '/ua/checkout'])(
  'of %s, which is one shopper’s own, the code comes ahead and no data',
  async (place) => {
    const page = openPage();
    const row = rowAt(place);
    const preload = vi.spyOn(row.screen, 'preload').mockResolvedValue();
    const load = vi.spyOn(row, 'load');
    await mean(place, page);
    expect(preload).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    expect(page.calls).toEqual([]);
  },
);

test('what fails ahead is nobody’s business, keeps nothing else back, and is asked for again when it is needed', async () => {
  const page = openPage();
  const { stores, calls, refusals } = page;
  vi.spyOn(rowAt('/ua/faq').screen, 'preload').mockImplementation(async () => {
    await Promise.resolve();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  refusals.push(new Response(null, { status: 404 }));
  await mean('/ua/faq', page);
  expect(calls).toEqual(['/v1/pages/faq uk']);
  expect(stores.toasts.toasts).toEqual([]);
  await stores.pages.load('faq');
  expect(calls).toHaveLength(2);
  expect(stores.pages.pages.get('ua:faq')).toMatchObject({ slug: 'faq' });
});

test('an answer ahead grows old', async () => {
  const page = openPage();
  vi.spyOn(rowAt('/ua/faq').screen, 'preload').mockResolvedValue();
  await mean('/ua/faq', page);
  await page.clock.advance(AHEAD_MS);
  await page.stores.pages.load('faq');
  expect(page.calls).toHaveLength(2);
});

test('where a page leads next is fetched as soon as it is alive; on a dear line neither that nor what is pointed at', async () => {
  const preloads = ['/ua/catalog/product/x', '/ua/basket', '/ua/faq'].map((address) =>
    vi.spyOn(rowAt(address).screen, 'preload').mockResolvedValue(),
  );
  const counts = (): number[] => preloads.map(({ mock }) => mock.calls.length);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const dear = openPage('/ua/catalog');
  await mean('/ua/faq', dear);
  await dear.clock.advance(PREFETCH_AFTER_MS);
  expect([counts(), dear.calls]).toEqual([[0, 0, 0], []]);
  vi.unstubAllGlobals();
  const usual = openPage('/ua/catalog');
  await usual.clock.advance(0);
  expect(counts()).toEqual([1, 0, 0]);
});
