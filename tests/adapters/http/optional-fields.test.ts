// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createAuth } from '#adapters/http/auth.ts';
import { createCatalog } from '#adapters/http/catalog.ts';
import type { Client } from '#adapters/http/client.ts';
import type { Report } from '#adapters/http/decode.ts';
import { createOrders } from '#adapters/http/order.ts';
import { createPages } from '#adapters/http/pages.ts';
import type { ExchangeName } from '#fixtures/exchanges/exchanges.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { buildClient } from './build-client.ts';

const ID = '5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90';

type Part = Record<string, unknown>;

const body = (call: ExchangeName): Part => structuredClone(EXCHANGES[call].good.response.body) as Part;
const first = (list: unknown): Part => (list as Part[])[0] as Part;
const itemsOf = (answer: unknown): unknown[] => (answer as { items: unknown[] }).items;

const PHOTO = first((first(body('variants.search')['items'])['variant'] as Part)['photos']);
const WAY = first(body('orders.get')['shippingMethods']);

/** An order of which everything is said. */
function order(): Part {
  const whole = body('orders.get')['order'] as Part;
  Object.assign(whole, {
    key: 'c7d4b1f0',
    withheld: false,
    shippingInfo: {
      region: 'UA',
      country: 'UA',
      city: 'Київ',
      state: 'Київська',
      address: 'Хрещатик, 1',
      postcode: '01001',
      branchNumber: '17',
      comment: 'Після шостої',
    },
    shippingMethod: WAY,
    payment: { method: 'CARD', status: 'FAILED', transactionId: 't-1', paid: 200, error: 'card_declined' },
    customer: { firstName: 'Олена', lastName: 'Гай', patronymic: 'Іванівна', email: 'o@g.ua', phone: '+380671112233' },
    promoCode: 'SHOV10',
    trackingNumber: '20450000000000',
    dates: { paid: '2026-01-15T10:00:00.000Z', sent: '2026-01-16T10:00:00.000Z' },
    comment: 'Подарунок',
  });
  first(whole['products'])['gift'] = false;
  Object.assign(whole['prices'] as Part, { tax: 10, prepayment: 200 });
  return whole;
}

function goods(): Part {
  const item = first(body('variants.search')['items']);
  return Object.assign(item, {
    details: {
      ...(item['details'] as Part),
      pattern: { figure: 'rosette', number: '0137', width: 73 },
      model: { heightCm: 178, size: 'M' },
      sheet: { widthCm: 50, heightCm: 70, frames: [{ color: ID, widthCm: 2 }] },
    },
  });
}

const list = (items: unknown[]): Part => ({ items, total: items.length, page: 1, limit: 12 });

interface Question {
  ask: (client: Client, report?: Report) => Promise<unknown>;
  answer: () => Part;
  /** What the answer is about, where the rest of this is named from. */
  at: string;
  /** What the contract says may be left out. */
  optional: string[];
}

/** 'a b' of something: ['x.a', 'x.b']. */
const fields = (names: string, of = ''): string[] => names.split(' ').map((name) => `${of}${name}`);

const ADDRESS = 'state address postcode branchNumber comment';
const ORDER = [
  ...fields('key payment.method payment.transactionId payment.error trackingNumber'),
  ...fields('shippingMethod shippingInfo dates dates.paid dates.sent comment'),
  ...fields(ADDRESS, 'shippingInfo.'),
  ...fields('firstName lastName patronymic email phone', 'customer.'),
];
const GOODS = ['details', ...fields('composition care fit measurements pattern model sheet', 'details.')];

const QUESTIONS: Record<string, Question> = {
  'a customer': {
    ask: (client) => createAuth(client).details(),
    answer: () => {
      const user = body('customer.details');
      return { ...user, address: { ...(order()['shippingInfo'] as Part) } };
    },
    at: '',
    optional: [
      ...fields('firstName lastName patronymic phone gender birthDate address'),
      ...fields(ADDRESS, 'address.'),
    ],
  },
  'one’s orders': {
    ask: (client, report) => createOrders(client, report).mine({}),
    answer: () => list([order()]),
    at: 'items.0.',
    optional: ORDER,
  },
  'an order': {
    ask: (client, report) => createOrders(client, report).checkout(ID),
    answer: () => ({ ...body('orders.get'), order: order() }),
    at: 'order.',
    optional: ORDER,
  },
  goods: {
    ask: (client, report) => createCatalog(client, report).searchVariants({}),
    answer: () => list([goods()]),
    at: 'items.0.',
    optional: GOODS,
  },
  'one of the goods': {
    ask: (client) => createCatalog(client).variant(ID),
    answer: goods,
    at: '',
    optional: GOODS,
  },
  categories: {
    ask: (client, report) => createCatalog(client, report).categories(),
    answer: () => list([{ ...first(body('categories.search')['items']), widePhoto: PHOTO }]),
    at: 'items.0.',
    optional: ['description', 'widePhoto'],
  },
  'a page': {
    ask: (client, report) => createPages(client, report).page('contacts'),
    answer: () => {
      const page = body('pages.get');
      Object.assign(page['contacts'] as Part, { hours: 'Tu-Sa 12:00-19:00', facebookLink: 'https://fb.example/x' });
      return page;
    },
    at: '',
    optional: [
      ...fields('hours telegramLink instagramLink facebookLink mapLink', 'contacts.'),
      ...fields('contacts blocks.0.title blocks.0.text.0.children.0.bold blocks.0.text.0.children.0.link'),
    ],
  },
};

/** The answer with something else in one place; `undefined` is nothing. */
function withAt(answer: Part, path: string, other: unknown): Part {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = answer;
  for (const key of keys) place = place[key] as Part;
  if (other === undefined) delete place[last];
  else place[last] = other;
  return answer;
}

async function told({ ask }: Pick<Question, 'ask'>, json: unknown, report?: Report): Promise<unknown> {
  const { client, server } = buildClient();
  server.always({ status: 200, json });
  return ask(client, report);
}

const ODD = [undefined, null, 7, -1e308, 1e308, '', 'текст', [], [null], {}, true];

describe.each(Object.entries(QUESTIONS))('%s', (_, question) => {
  it.each(question.optional)('without %s, or with nonsense there, is read all the same', async (field) => {
    const path = `${question.at}${field}`;
    const without = JSON.stringify(await told(question, withAt(question.answer(), path, undefined)));
    expect(without).not.toBe(JSON.stringify({ items: [] }));
    expect(JSON.stringify(await told(question, withAt(question.answer(), path, null)))).toBe(without);
    for (const odd of ODD) {
      const outcome = await told(question, withAt(question.answer(), path, odd));
      expect(Array.isArray(outcome) ? outcome : [outcome]).not.toEqual([]);
      const items = (outcome as { items?: unknown[] } | undefined)?.items ?? [outcome];
      expect([odd, items.length, items[0] === undefined]).toEqual([odd, 1, false]);
    }
  });
});

describe('goods', () => {
  const { goods: question } = QUESTIONS;
  const ask = async (path: string, other: unknown, report?: Report) =>
    itemsOf(await told(question as Question, withAt((question as Question).answer(), path, other), report));

  it('lose a size that the shop does not know, keep the others, and say so', async () => {
    const reports: string[] = [];
    const report = (message: string) => void reports.push(message);
    const known = first(await ask('items.0.extra', undefined));
    const found = first(await ask('items.0.variant.sizes.0.value', 'XXXL', report));
    expect(found['sizes']).toEqual((known['sizes'] as Part[]).slice(1));
    expect(reports).toEqual(['variants.search: of item 0 left out, wrong variant.sizes.0.value']);
  });

  it.each(['variant.photos.0.color', 'siblings.0.color.hex', 'description.0.type'])(
    'lose only the thing of a list that has a wrong %s',
    async (path) => {
      const [list = ''] = path.replace('variant.', '').split('.');
      const known = first(await ask('items.0.extra', undefined));
      const found = first(await ask(`items.0.${path}`, 'хтозна'));
      expect(found[list]).toEqual((known[list] as Part[]).slice(1));
    },
  );

  it('lose the whole row of a measure that is no number: those after it are not moved under its head', async () => {
    const rows = (item: Part) => ((item['details'] as Part)['measurements'] as Part)['rows'] as Part[];
    const known = rows(first(await ask('items.0.extra', undefined)));
    const found = rows(first(await ask('items.0.details.measurements.rows.1.values.0', null)));
    expect(found).toEqual(known.filter((_, index) => index !== 1));
  });

  it('cost nothing but themselves where a price is null', async () => {
    expect(await ask('items.0.price', null)).toEqual([]);
  });
});

describe.each(['an order', 'one’s orders'])('of %s', (name) => {
  const question = QUESTIONS[name] as Question;
  const ask = (path: string, other: unknown) =>
    told(question, withAt(question.answer(), `${question.at}${path}`, other)).catch(() => ({ items: [] }));

  const MEANT = ['products.0.gift', 'prices.tax', 'prices.prepayment', 'payment.paid', 'withheld', 'promoCode'];

  it.each(MEANT)('%s may be null', async (path) => {
    expect(JSON.stringify(await ask(path, null))).toBe(JSON.stringify(await ask(path, undefined)));
  });

  it.each([...MEANT, 'products.0.size', 'products.0', 'prices.total'])(
    'nothing is told where %s is wrong: goods, sums, and what is known of it are right as a whole',
    async (path) => {
      for (const odd of [-1e308, [], {}]) expect(await ask(path, odd)).toEqual(expect.objectContaining({ items: [] }));
    },
  );
});

describe('a promo code', () => {
  const ask = (field: string, other: unknown) => {
    const code = { ...first(body('promo-codes.search')['items']), firstOrderOnly: true };
    return told({ ask: (client) => createCatalog(client).promoCode('TORBA') }, list([withAt(code, field, other)]));
  };

  it.each(['firstOrderOnly', 'gift'])('may have null as %s, and is none where that is wrong', async (field) => {
    const without = await ask(field, undefined);
    expect(without).toBeDefined();
    expect(await ask(field, null)).toEqual(without);
    for (const odd of [7, 'так', {}]) expect(await ask(field, odd)).toBeUndefined();
  });
});

it.each([7, null])('a payment is never sent with a field too few: one of them is %s', async (odd) => {
  const { client, server } = buildClient();
  const json = withAt(body('orders.payment-method'), 'redirect.fields.signature', odd);
  server.always({ status: 200, json });
  await expect(createOrders(client).choosePayment(ID, 'CARD')).rejects.toMatchObject({ kind: 'unreadable' });
});
