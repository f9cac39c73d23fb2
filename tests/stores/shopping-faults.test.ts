import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorText } from '#domain/errors.ts';
import type { ShopOverBackend } from '../support/shop-over-backend.ts';
import { openShopOverBackend } from '../support/shop-over-backend.ts';
import { expectCalm, findGoods, JOURNEYS, plantAnswer, plantFault } from './shopping-journeys.ts';

const UNREACHABLE = { key: 'error.cannot-connect-server' };
const BROKEN = { key: 'error.default' };

/** Everything that can go wrong with one call of a guest, and what is said of it. */
const FAULTS: Record<string, ErrorText> = {
  refused: UNREACHABLE,
  hang: UNREACHABLE,
  'lost-after-commit': UNREACHABLE,
  html: BROKEN,
  empty: BROKEN,
  'truncated-json': BROKEN,
  SOMETHING_WENT_WRONG: BROKEN,
  STRIPE_CHECKOUT_LINK_ERROR: BROKEN,
  FORBIDDEN: BROKEN,
  FILE_IN_USE: BROKEN,
  UNAUTHORIZED: { key: 'error.invalid-token' },
  DONT_HAVE_ACCESS: { key: 'error.unauthorized' },
  VALIDATION_ERROR: { key: 'error.validation-error' },
  PRODUCT_VARIANT_NOT_IN_STOCK: { key: 'error.item-not-in-stock' },
  'plain-string': { text: 'Upstream is tired' },
  'too-many-requests': { text: 'Too many requests' },
};

/** Answers of no backend of ours: behind a proxy, of another release, or of somebody else. */
const STRANGE: Record<string, [answer: () => Response, words: ErrorText]> = {
  'a page of the proxy': [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), BROKEN],
  'a code nobody knows': [() => Response.json({ code: 'OUT_OF_THREAD' }, { status: 500 }), BROKEN],
  'a code that is none': [() => Response.json({ code: { a: [1] }, message: 7 }, { status: 400 }), BROKEN],
  'a refusal without words': [() => new Response(undefined, { status: 403 }), BROKEN],
  'nothing with a good status': [() => new Response(undefined, { status: 204 }), BROKEN],
  'an answer without its fields': [() => Response.json({}), BROKEN],
  'an answer of nulls': [() => Response.json({ items: null, total: null, variant: null, order: null }), BROKEN],
  'an answer of another call': [() => Response.json([{ id: 1e300, name: {} }]), BROKEN],
};

beforeAll(findGoods);

describe.each(Object.entries(JOURNEYS))('%s', (_, journey) => {
  test.each(Object.entries(FAULTS))(
    'that meets «%s» says %o, keeps what was there and comes with another try',
    async (kind, words) => {
      const shop = openShopOverBackend();
      await expectCalm(shop, journey, words, plantFault(shop, journey, kind));
    },
  );

  test.each(Object.entries(STRANGE))(
    'that is answered by %s says so, keeps what was there and comes with another try',
    async (_name, [answer, words]) => {
      const shop = openShopOverBackend();
      await expectCalm(shop, journey, words, plantAnswer(shop, journey, answer));
    },
  );
});

type Act = (shop: ShopOverBackend, act: () => Promise<void>) => Promise<void>;

/** What a shop could do wrong about a journey whose call fails. */
const BUGS: [bug: string, journey: keyof typeof JOURNEYS, act: Act][] = [
  [
    'a failure nobody is told of',
    'a listing',
    async ({ stores }, act) => {
      await act();
      stores.listing.restore({ ...stores.listing.snapshot()!, state: { status: 'idle' } });
    },
  ],
  [
    'goods that go with a failure',
    'more of a listing',
    async ({ stores }, act) => {
      await act();
      if (stores.listing.state.status === 'failed')
        stores.listing.restore({ ...stores.listing.snapshot()!, items: [] });
    },
  ],
  [
    'an error of the whole page that is told over it as well',
    'a product',
    async ({ stores }, act) => {
      await act();
      stores.toasts.show('error', { key: 'error.default' });
    },
  ],
  [
    'a failure that is waited for too long',
    'a product',
    async ({ clock }, act) => {
      await act();
      await clock.advance(60_000);
    },
  ],
  [
    'success that is said of an order nobody has',
    'one click',
    async ({ stores }, act) => {
      await act();
      stores.dialogs.open('success', { titleKey: 'dialog.success.title', textKey: 'dialog.success.one-click' });
    },
  ],
  [
    'one press that makes two orders',
    'a pre-order',
    async (_shop, act) => {
      await act();
      await act();
    },
  ],
];

test.each(BUGS)('this check sees %s', async (_bug, name, act) => {
  const shop = openShopOverBackend();
  const journey = { ...JOURNEYS[name], act: () => act(shop, () => JOURNEYS[name].act(shop)) };
  const plant = plantFault(shop, journey, 'SOMETHING_WENT_WRONG');
  await expect(expectCalm(shop, journey, BROKEN, plant)).rejects.toThrow('expected');
});
