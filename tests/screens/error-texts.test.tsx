import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { STATUS_OF_CODE } from '#contract/codes.ts';
import type { ServerCode } from '#contract/codes.ts';
import { WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import { listingQuery } from '#domain/listing.ts';
import { type Locale, LOCALES } from '#domain/profile.ts';
import type { Shapeless } from '#mocks/planned-fault.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { CUSTOMER, makeOrder, twoLines } from '../mocks/support/guest.ts';
import { renderView } from '../support/render-view.tsx';
import type { ShopOverBackend } from '../support/shop-over-backend.ts';
import { openShopOverBackend } from '../support/shop-over-backend.ts';
import { settle } from '../support/fake-clock.ts';
import { wordsOfFile } from '../support/words-of-file.ts';

const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOfFile(locale)])) as Record<
  Locale,
  Record<string, string>
>;

/** Spec section 8, the upper table, written down a second time. */
const SECTION_8: Partial<Record<ServerCode, string>> = {
  BAD_REQUEST_VALUE_NOT_UNIQUE: 'error.value-not-uniq',
  VALIDATION_ERROR: 'error.validation-error',
  UNAUTHORIZED: 'error.invalid-token',
  INVALID_REFRESH_TOKEN: 'error.invalid-token',
  DONT_HAVE_ACCESS: 'error.unauthorized',
  GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL: 'error.unauthorized',
  PASSWORD_NOT_MATCH: 'error.invalid-credentials',
  PASSWORD_INVALID: 'error.invalid-credentials',
  USER_WITH_THIS_CREDENTIALS_NOT_FOUND: 'error.invalid-credentials',
  PROMO_CODE_NOT_FOUND: 'error.promo-code-not-found',
  PHONE_AND_EMAIL_MISMATCHED: 'error.email-or-phone-taken',
  PRODUCT_VARIANT_NOT_IN_STOCK: 'error.item-not-in-stock',
};

/** What the checkout says of a code before anything else does. */
const CHECKOUT: Partial<Record<ServerCode, string>> = {
  ORDER_NOT_FOUND: 'checkout.error.order-not-found',
  INVALID_UUID: 'checkout.error.order-not-found',
  INCORRECT_PAYMENT_STATUS: 'checkout.error.order-finished',
  PRODUCT_VARIANT_NOT_IN_STOCK: 'checkout.error.stock',
  INCORRECT_PAYMENT_METHOD: 'checkout.error.payment-method',
  ORDER_CANNOT_CALC_PRICE: 'checkout.error.method',
  UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED: 'error.email-or-phone-taken',
  ORDER_CANNOT_CALC_TAX: 'checkout.error.address',
  DONT_HAVE_ACCESS: 'checkout.error.not-here',
};

/** What is said where there is no code: a message of the shop, or the server's own sentence. */
const WITHOUT_CODE: Record<Exclude<Shapeless, 'hang' | 'latency'>, string> = {
  'plain-string': 'Upstream is tired',
  'too-many-requests': 'Too many requests',
  html: 'error.default',
  'truncated-json': 'error.default',
  empty: 'error.default',
  refused: 'error.cannot-connect-server',
  'lost-after-commit': 'error.cannot-connect-server',
};

const CODES = Object.keys(STATUS_OF_CODE) as ServerCode[];

/** The sentence of a code. One that came later has a sentence of its own name; every other code is the default error. */
function keyOf(code: ServerCode): string {
  const own = `error.${code.toLowerCase().replaceAll('_', '-')}`;
  return SECTION_8[code] ?? (own in WORDS.ua ? own : 'error.default');
}

/** Presses a button that fails, and reads the first paragraph of what is said then. */
interface Presses {
  shop: ShopOverBackend;
  press: (fault: string) => Promise<void>;
  said: () => Promise<string | null | undefined>;
}

async function textOfAlert(): Promise<string | null | undefined> {
  return (await screen.findByRole('alert')).querySelector('p')?.textContent;
}

/** The dialog that orders with a phone only, filled in: a screen without messages of its own. */
async function openOneClick(locale: Locale): Promise<Presses> {
  const shop = openShopOverBackend(locale);
  const { stores, backend } = shop;
  const [{ variantId }] = await twoLines(backend);
  const view = renderView(<DialogHost />, { locale, stores });
  stores.dialogs.open('buyInClick', { variantId, size: 'M', color: 'x', name: 'y', inStock: true });
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(dialog.getByRole('textbox'), '067 214 08 11');
  const send = dialog.getByRole('button', { name: WORDS[locale]['dialog.buy.send'] ?? '' });
  await waitFor(() => expect(send).toBeEnabled());
  return {
    shop,
    async press(fault) {
      backend.faults.set([`orders.create:${fault}`]);
      act(() => send.click());
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    },
    said: textOfAlert,
  };
}

/** The first step of the checkout, filled in: a screen with messages of its own. */
async function openContacts(locale: Locale): Promise<Presses> {
  const shop = openShopOverBackend(locale);
  const { stores, backend } = shop;
  const { _id } = await makeOrder(backend, [(await twoLines(backend))[0]]);
  const view = renderView(<CheckoutScreen />, {
    locale,
    stores,
    path: `/checkout/${_id}`,
    route: '/checkout/:id',
  });
  const words = (key: string): string => WORDS[locale][key] ?? '';
  const send = await screen.findByRole('button', { name: words('checkout.contacts.on') });
  await view.user.type(screen.getByLabelText(words('field.first-name')), CUSTOMER.firstName);
  await view.user.type(screen.getByLabelText(words('field.last-name')), CUSTOMER.lastName);
  await view.user.type(screen.getByLabelText(words('field.phone')), '067 123 45 67');
  await view.user.type(screen.getByLabelText(words('field.email')), CUSTOMER.email);
  return {
    shop,
    async press(fault) {
      backend.faults.set([`orders.update-customer:${fault}`]);
      act(() => send.click());
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
    said: textOfAlert,
  };
}

async function saidFor({ press, said }: Presses, faults: readonly string[]): Promise<Record<string, unknown>> {
  const texts: Record<string, unknown> = {};
  for (const fault of faults) {
    await press(fault);
    texts[fault] = await said();
  }
  return texts;
}

function expected(locale: Locale, key: (code: ServerCode) => string): Record<string, string | undefined> {
  return Object.fromEntries(CODES.map((code) => [code, WORDS[locale][key(code)]]));
}

test('a call the shopper gave up by going on is not spoken of', async () => {
  const { backend, stores } = openShopOverBackend();
  backend.faults.set(['variants.search:hang']);
  const first = stores.listing.open(listingQuery(new URLSearchParams('sort=new')));
  await waitFor(() => expect(backend.faults.list()).toEqual([]));
  await stores.listing.open(listingQuery(new URLSearchParams('sort=cheap')));
  await first;
  expect(stores.listing.state).toEqual({ status: 'ready' });
  expect(stores.toasts.toasts).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every code of the server is told in the words the shop has for it', async () => {
    const texts = await saidFor(await openOneClick(locale), CODES);
    expect(texts).toEqual(expected(locale, keyOf));
  });

  test('the checkout’s own words for a code come first', async () => {
    const texts = await saidFor(await openContacts(locale), CODES);
    expect(texts).toEqual(expected(locale, (code) => CHECKOUT[code] ?? keyOf(code)));
  });

  test('an answer without a code is told as what it is: words as words, everything else as broken or unreachable', async () => {
    const texts = await saidFor(await openOneClick(locale), Object.keys(WITHOUT_CODE));
    const wanted = Object.entries(WITHOUT_CODE).map(([fault, text]) => [fault, WORDS[locale][text] ?? text]);
    expect(texts).toEqual(Object.fromEntries(wanted));
  });

  test('a server that never answers is given up in time and told as unreachable', async () => {
    const { shop, press, said } = await openOneClick(locale);
    await press('hang');
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    await shop.clock.advance(WRITE_TIMEOUT_MS);
    expect(await said()).toBe(WORDS[locale]['error.cannot-connect-server']);
  });
});
