// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPrices, toSizes, toVariant, toVariantSearch } from '#adapters/http/mapping/catalog.ts';
import { toCheckout, toOrder } from '#adapters/http/mapping/order.ts';
import { toBlock, toContacts, toPage } from '#adapters/http/mapping/page.ts';
import { toPhoto } from '#adapters/http/mapping/photo.ts';
import { toUser } from '#adapters/http/mapping/user.ts';
import { variantItem, variantSearch } from '#contract/catalog.ts';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WirePhoto } from '#contract/common.ts';
import { checkout } from '#contract/order.ts';
import type { Size } from '#domain/catalog.ts';
import { SIZES } from '#domain/catalog.ts';
import { fromMajor, toMajor } from '#domain/money.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';

const WIRE: WireVariantItem = variantItem.parse(EXCHANGES['variants.get'].good.response.body);
const CHECKOUT = checkout.parse(EXCHANGES['orders.update-shipping-method'].good.response.body);
const PHOTO = WIRE.variant.photos[0] as WirePhoto;

/** Every key of every object inside that holds null or undefined. */
function absentKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (one === undefined || one === null ? [key] : absentKeys(one)));
}

it('money survives the way to the wire and back to the kopiyka', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(fromMajor(toMajor(amount))).toBe(amount);
      expect(fromMajor(JSON.parse(JSON.stringify(toMajor(amount))) as number)).toBe(amount);
    }),
  );
});

it.each([
  [2_650, null, { price: 265_000 }],
  [2_650, 1_999.99, { price: 265_000, discountPrice: 199_999 }],
  [2_650, 2_650, { price: 265_000 }],
  [2_650, 2_700, { price: 265_000 }],
  [2_650, 0, { price: 265_000, discountPrice: 0 }],
])('a price of %d with %s instead is %j', (price, discountPrice, expected) => {
  expect(toPrices({ price, discountPrice })).toEqual(expected);
});

it('sizes go from the smallest to the largest, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ value: fc.constantFrom(...SIZES), inStock: fc.boolean() })), (wire) => {
      const values: Size[] = toSizes(wire).map((one) => one.value);
      expect(values).toEqual(SIZES.filter((size) => wire.some((one) => one.value === size)));
    }),
  );
});

describe('a variant', () => {
  it('is on sale only while both it and its product are', () => {
    expect(toVariant(WIRE).isActive).toBe(true);
    expect(toVariant({ ...WIRE, state: 'INACTIVE' }).isActive).toBe(false);
    expect(toVariant({ ...WIRE, variant: { ...WIRE.variant, state: 'INACTIVE' } }).isActive).toBe(false);
  });

  it('is not among its own other colours', () => {
    const self = { _id: WIRE.variant._id, color: WIRE.variant.color, photo: null };
    const ids = toVariant({ ...WIRE, siblings: [self, ...WIRE.siblings] }).siblings.map((sibling) => sibling.id);
    expect(ids).toEqual(WIRE.siblings.map((sibling) => sibling._id));
  });

  it('knows no null and no empty key', () => {
    const bare = { ...WIRE, details: undefined, siblings: WIRE.siblings.map((one) => ({ ...one, photo: null })) };
    expect(absentKeys(toVariant(bare))).toEqual([]);
    expect(toVariant(bare).details).toEqual({});
  });

  it('has the pattern it is stitched with, when the server names one', () => {
    const pattern = { figure: 'rosette', number: '0137', width: 73 } as const;
    expect(toVariant({ ...WIRE, details: { pattern } }).details.pattern).toEqual(pattern);
    expect(toVariant({ ...WIRE, details: { fit: 'Вільна' } }).details).not.toHaveProperty('pattern');
  });

  it('without photos shows its name in its colour', () => {
    const bare = toVariant({ ...WIRE, variant: { ...WIRE.variant, photos: [] } });
    expect(bare.photos).toMatchObject([{ alt: WIRE.name, color: WIRE.variant.color.hex, sources: [] }]);
  });

  it('keeps the text of a link that leads to no good place', () => {
    const children = [
      { text: 'тут', link: 'javascript:alert(1)' },
      { text: 'там', link: '/faq' },
    ];
    const items = [children];
    const { description } = toVariant({
      ...WIRE,
      description: [
        { type: 'quote', children },
        { type: 'list', ordered: true, items },
      ],
    });
    const clean = [{ text: 'тут' }, { text: 'там', link: '/faq' }];
    expect(description).toEqual([
      { type: 'quote', children: clean },
      { type: 'list', ordered: true, items: [clean] },
    ]);
  });
});

describe('a photo', () => {
  it('offers its widths in ascending order', () => {
    expect(toPhoto(PHOTO)?.sources).toEqual([
      { width: 250, url: PHOTO.imageSizes.W250 },
      { width: 500, url: PHOTO.imageSizes.W500 },
      { width: 1_000, url: PHOTO.imageSizes.W1000 },
    ]);
  });

  it('loses a width that leads astray, and is no photo without any', () => {
    const evil = 'javascript:alert(1)';
    const partly = { ...PHOTO, imageSizes: { ...PHOTO.imageSizes, W500: evil } };
    expect(toPhoto(partly)?.sources.map((source) => source.width)).toEqual([250, 1_000]);
    expect(toPhoto({ ...PHOTO, imageSizes: { W250: evil, W500: evil, W1000: evil } })).toBeUndefined();
  });
});

describe('a search', () => {
  it('always asks for what is ACTIVE', () => {
    expect(toVariantSearch({})).toEqual({ filter: { state: 'ACTIVE' } });
  });

  it('is what the contract allows, whatever is looked for', () => {
    const ids = fc.array(fc.uuid({ version: 4 }), { maxLength: 5 });
    const price = fc.record({ min: fc.nat(), max: fc.nat() }, { requiredKeys: [] });
    const filter = fc.record(
      {
        ids,
        categories: ids,
        colors: ids,
        productId: fc.uuid({ version: 4 }),
        sizes: fc.subarray([...SIZES]),
        types: fc.subarray(['male', 'female', 'unisex'] as const),
        price,
        inStock: fc.boolean(),
        discounted: fc.boolean(),
        query: fc.string({ maxLength: 500 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filter, (one) => {
        const wire = toVariantSearch({ filter: one, sort: 'cheap', page: 2, limit: 12 });
        expect(variantSearch.safeParse(wire).success).toBe(true);
        expect(absentKeys(wire)).toEqual([]);
        expect(wire.filter?.price?.min).toBe(one.price?.min === undefined ? undefined : one.price.min / 100);
      }),
    );
  });

  it('for no ids at all does not become a search for everything', () => {
    expect(toVariantSearch({ filter: { ids: [] } }).filter).toEqual({ _ids: [], state: 'ACTIVE' });
  });
});

describe('an order', () => {
  it('takes the prices of this moment when the answer has others inside', () => {
    const prices = { ...CHECKOUT.prices, total: 1.01, tax: 0.1 };
    expect(toCheckout({ ...CHECKOUT, prices }).order.prices).toMatchObject({ total: 101, tax: 10 });
  });

  it('offers only ways of delivery that are ACTIVE', () => {
    const [first, ...rest] = CHECKOUT.shippingMethods;
    const shippingMethods = [{ ...(first as NonNullable<typeof first>), state: 'INACTIVE' as const }, ...rest];
    expect(toCheckout({ ...CHECKOUT, shippingMethods }).shippingMethods).toHaveLength(rest.length);
  });

  it('knows no null, marks a gift, and says why a card was refused', () => {
    const [line] = CHECKOUT.order.products;
    const gift = { ...(line as NonNullable<typeof line>), photo: null, gift: true };
    const payment = { method: 'CARD' as const, status: 'FAILED' as const, error: 'card_declined' as const };
    const order = toOrder({ ...CHECKOUT.order, payment, products: [gift] });
    expect(absentKeys(order)).toEqual([]);
    expect(order.lines[0]?.isGift).toBe(true);
    expect(order.payment).toEqual(payment);
  });

  it('knows what has been received, in minor units', () => {
    const payment = { method: 'CASH_ON_DELIVERY' as const, status: 'COMPLETED' as const, paid: 200 };
    expect(toOrder({ ...CHECKOUT.order, payment }).payment).toEqual({ ...payment, paid: 20_000 });
  });
});

describe('a page', () => {
  const empty = { _id: WIRE._id, slug: 'home' as const, title: '', description: '' };
  const hero = {
    type: 'hero' as const,
    title: 'ШОВ',
    text: '',
    photos: [PHOTO],
    link: { label: 'До речей', to: '/catalog' },
  };

  it('leaves out a block of a type it does not know, and says so', () => {
    const reports: string[] = [];
    const page = toPage({ ...empty, blocks: [hero, { type: 'hologram' }, null] }, (message) => reports.push(message));
    expect(page.blocks.map((block) => block.type)).toEqual(['hero']);
    expect(reports).toEqual(['pages.home: item 1 left out, wrong type', 'pages.home: item 2 left out']);
  });

  it('has no hero that says nothing: a page would have a first heading without a word', () => {
    expect(toBlock({ ...hero, title: ' ' })).toBeUndefined();
  });

  it('has no hero that leads out of the shop, and no banner link that does', () => {
    const link = { label: 'x', to: '//evil.test' };
    expect(toBlock({ ...hero, link })).toBeUndefined();
    expect(toBlock({ type: 'banner', title: '', text: '', link })).toEqual({ type: 'banner', title: '', text: '' });
  });

  it('shows only links of the contacts that lead somewhere good', () => {
    const contacts = {
      email: 'a',
      phone: 'b',
      address: 'c',
      telegramLink: 'https://t.me/x',
      mapLink: 'data:text/html,x',
    };
    expect(toContacts(contacts)).toEqual({ email: 'a', phone: 'b', address: 'c', telegramLink: 'https://t.me/x' });
  });
});

it('a customer is known by what is filled in', () => {
  const wire = {
    _id: WIRE._id,
    email: 'a@b.ua',
    emailConfirmed: true,
    status: 'ACTIVE' as const,
    createdAt: WIRE.createdAt,
  };
  const known = { id: WIRE._id, email: 'a@b.ua', isEmailConfirmed: true };
  expect(toUser({ ...wire, phone: undefined })).toEqual({ ...known, registeredAt: Date.parse(WIRE.createdAt) });
  expect(toUser({ ...wire, createdAt: 'yesterday' })).toEqual(known);
});
