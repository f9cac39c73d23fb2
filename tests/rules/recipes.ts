import type { Edit } from './edit.ts';
import { made, row } from './edit.ts';
import { RECIPE_OF_SIGN_IN } from './recipe-of-sign-in.ts';
import { RECIPES_OF_GOODS } from './recipes-of-goods.ts';

/** A sentence of a key, the same in every language, before the sentence of another. */
const said = (before: string, key: string): Edit[] =>
  ['locales/ua.json', 'locales/en.json'].map((file) => row(file, `  "${before}":`, `  "${key}": "ABC",\n`));

const DIALOG = `import type { DialogProps } from '#stores/dialogs.ts';
import type { DialogParts } from './dialog-parts.ts';

export function GiftCard({ code, titleId }: DialogProps['giftCard'] & DialogParts) {
  return <h2 id={titleId}>{code}</h2>;
}
`;

const SCREEN = `import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';

export const LookbookScreen = observer(() => <h1>{useStores().locale.current}</h1>);
`;

const ROUTE = `const lookbook: RouteRow = {
  ...buying,
  name: 'lookbook',
  path: '/lookbook',
  screen: screen('lookbook-screen', async () => (await import('#views/screens/lookbook-screen.tsx')).LookbookScreen),
  titleKey: 'title.lookbook',
};

`;

const PAGE = `import { paragraph } from '../rich-text.ts';
import type { PageRow } from './page-row.ts';

const blocks: PageRow['blocks']['uk'] = [{ type: 'text', text: [paragraph('ABC')] }];

export const care: PageRow = {
  slug: 'care',
  title: { uk: 'Догляд', en: 'Care' },
  description: { uk: 'Догляд', en: 'Care' },
  blocks: { uk: blocks, en: blocks },
};
`;

const STORE = `import { makeAutoObservable } from 'mobx';

export class WishesStore {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }
}
`;

const PART = `export function Badge({ words }: { words: string }) {
  return <span>{words}</span>;
}
`;

const EXCHANGE = {
  method: 'POST',
  path: '/v1/customer-users/unsubscribe',
  headers: { Accept: 'application/json', 'Accept-Language': 'uk', 'Content-Type': 'application/json' },
  body: { email: 'oksana@example.com' },
};
const REFUSED = { status: 404, body: { code: 'USER_NOT_FOUND', message: 'User not found' } };
const EXCHANGES = {
  call: 'newsletter.unsubscribe',
  good: { request: EXCHANGE, response: { status: 204 } },
  failing: { request: EXCHANGE, response: REFUSED },
};

const CALL = `  'newsletter.unsubscribe': call('POST', '/v1/customer-users/unsubscribe', {
    says: 'Ends the newsletter.',
    rules: ['error'],
    body: auth.subscribe,
    failures: ['USER_NOT_FOUND'],
  }),
`;

const ENDPOINT = `  endpoint('newsletter.unsubscribe', ({ body }, { database: { state } }) => {
    if (!state.subscribers.includes(body.email)) throw new Fault('USER_NOT_FOUND');
    state.subscribers = state.subscribers.filter((email) => email !== body.email);
  }),
`;

/** Changes that recipes describe, done as they say: these files and no other. */
export const RECIPES: Record<string, Edit[]> = {
  ...RECIPES_OF_GOODS,
  'A way to sign in': RECIPE_OF_SIGN_IN,
  'A screen': [
    made('src/views/screens/lookbook-screen.tsx', SCREEN),
    row('src/app/routes/orders.ts', 'export const basket: RouteRow = {', ROUTE),
    row('src/app/routes/orders.ts', '  basket,\n  success,', '  lookbook,\n'),
    ...said('title.basket', 'title.lookbook'),
  ],
  'A part of the interface': [
    made('src/views/ui/badge.tsx', PART),
    row('src/views/gallery/word-parts.tsx', 'import { EmptyLine }', "import { Badge } from '../ui/badge.tsx';\n"),
    row(
      'src/views/gallery/word-parts.tsx',
      "  {\n    file: 'ui/price',",
      '  { file: \'ui/badge\', states: { rest: <Badge words="ABC" /> } },\n',
    ),
  ],
  'An info page': [
    row('src/domain/content.ts', " | 'terms-conditions'", " | 'care'"),
    row('src/contract/pages.ts', ", 'terms-conditions'])", ", 'care'"),
    made('fixtures/pages/care.ts', PAGE),
    row('fixtures/pages/pages.ts', 'import { americanContacts', "import { care } from './care.ts';\n"),
    row('fixtures/pages/pages.ts', ', termsConditions];', ', care'),
    row('src/app/routes.ts', "  infoPage('terms-conditions'", "  infoPage('care', 'light'),\n"),
    ...said('title.shipping', 'title.care'),
  ],
  'An endpoint': [
    row('src/contract/calls.ts', "  'pages.get': call(", CALL),
    made('fixtures/exchanges/newsletter.unsubscribe.json', JSON.stringify(EXCHANGES)),
    row('mocks/endpoints/newsletter.ts', "  endpoint('newsletter.subscribe'", ENDPOINT),
    row('tests/contract/steps.ts', "  'products.get':", "  'newsletter.unsubscribe': 'a letter has a link for it',\n"),
    row(
      'tests/contract/probes/accounts.ts',
      "  refused('BAD_REQUEST_VALUE_NOT_UNIQUE', 'newsletter.subscribe'",
      "  refused('USER_NOT_FOUND', 'newsletter.unsubscribe', 'nobody', () => ({ body: { email: 'no@example.com' } })),\n",
    ),
  ],
  'A locale': [
    row(
      'src/domain/profile.ts',
      "  en: { tag: 'en'",
      "  pl: { tag: 'pl', territory: 'pl_PL', short: 'PL', full: 'po polsku' },\n",
    ),
    row('src/profiles/ua.ts', "'en'],", "'pl', "),
  ],
  'A sentence': [
    row('locales/ua.json', '  "basket.title":', '  "basket.tidy": "Завжди охайно",\n'),
    row('locales/en.json', '  "basket.title":', '  "basket.tidy": "Always tidy",\n'),
    row(
      'tests/rules/promises.ts',
      "  nothing(/^\\d\\. /g, 'the number",
      "  nothing(/Always tidy|Завжди охайно/g, 'praise', /^basket\\.tidy$/),\n",
    ),
  ],
  'A build profile': [
    made(
      'src/profiles/pl.ts',
      "import type { Profile } from '#domain/profile.ts';\nimport { profile as ua } from './ua.ts';\n\nexport const profile: Profile = { ...ua, name: 'pl' };\n",
    ),
    row('src/domain/profile.ts', " | 'art';\n  shortName", " | 'pl'"),
    row('vite.config.ts', " || mode === 'art' ? mode", " || mode === 'pl'"),
    row('fixtures/projects.ts', " | 'art';", " | 'pl'"),
    row('fixtures/projects.ts', ', art: UKRAINE }', ', pl: UKRAINE'),
    row('fixtures/pages/pages.ts', '  art: ', '  pl: [],\n'),
  ],
  'A server error code': [
    row('src/contract/codes.ts', '  ORDER_NOT_FOUND:', '  PARCEL_TOO_HEAVY: 422,\n'),
    row('src/domain/errors.ts', '  PROMO_CODE_NOT_FOUND:', "  PARCEL_TOO_HEAVY: 'error.parcel-too-heavy',\n"),
    ...said('error.promo-code-not-found', 'error.parcel-too-heavy'),
  ],
  'A way to pay': [
    row('src/contract/order.ts', "'CASH_ON_DELIVERY'])", "'INVOICE', "),
    row('src/domain/payment-methods.ts', '  CASH_ON_DELIVERY: {', "  INVOICE: { asks: 'total' },\n"),
    ...said('payment.CARD', 'payment.INVOICE'),
    ...said('payment.CARD', 'payment.INVOICE.note'),
  ],
  'A dialog': [
    row('src/stores/dialogs.ts', '  subscribe: {', '  giftCard: { code: string };\n'),
    made('src/views/dialogs/gift-card.tsx', DIALOG),
    row(
      'src/views/dialogs/registry.ts',
      '  resetPassword: {',
      "  giftCard: { width: 530, Content: lazyPart(async () => (await import('./gift-card.tsx')).GiftCard) },\n",
    ),
    row('src/app/deep-link.ts', " | 'shortcuts'>]", " | 'giftCard'"),
  ],
  'An event that is counted': [
    row('src/ports/analytics.ts', "  | { name: 'subscribe' }", "  | { name: 'share' }\n"),
    row('src/server/trackers.ts', "  subscribe: 'Subscribe',", "  share: 'Share',\n"),
  ],
  'A store': [
    made('src/stores/wishes.ts', STORE),
    row('src/app/container.ts', '  ui: madeOf(', '  wishes: madeOf(WishesStore),\n'),
    row('src/app/container.ts', 'import { UiStore }', "import { WishesStore } from '#stores/wishes.ts';\n"),
    row('src/views/stores.ts', '  ui: UiStore;', '  wishes: WishesStore;\n'),
    row('src/views/stores.ts', 'import type { UiStore }', "import type { WishesStore } from '#stores/wishes.ts';\n"),
  ],
  'A fault': [
    row('mocks/planned-fault.ts', "  'empty',", "  'no-content',\n"),
    row(
      'mocks/replies.ts',
      "    case 'empty':",
      "    case 'no-content':\n      return new Response(null, { status: 204 });\n",
    ),
    row('tests/screens/error-texts.test.tsx', "  html: 'error.default',", "  'no-content': 'error.default',\n"),
  ],
  'A world': [
    row(
      'mocks/worlds.ts',
      "  { name: 'sale',",
      "  { name: 'sold-out', says: 'Nothing is left', begin: (state) => (state.shelves = 'empty') },\n",
    ),
  ],
};

/** What is not followed here, and what holds it instead. */
export const HELD_OTHERWISE: Record<string, string> = {
  'A look that changed': 'tests/looks/changed-look.spec.ts',
};
