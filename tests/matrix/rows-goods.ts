import type { Locator } from '@playwright/test';
import { CAP } from '#tests/e2e/goods.ts';
import { open } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';
import type { Row, Visit } from './row.ts';

const footerLink = ({ page }: Visit, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });
const firstCard = ({ page }: Visit): Locator => page.getByRole('article').getByRole('link').first();
const addButton = ({ page, say }: Visit): Locator =>
  page.getByRole('button', { name: say('product.add'), exact: true });

const inEnglish = wordsOf('en');
const toEnglish = ({ page }: Visit): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .first()
    .click();

/** Finding something, and reading about it. */
export const GOODS: Row[] = [
  {
    call: 'variants.search',
    come: ({ page }) => open(page, '/ua/faq'),
    act: (visit) => footerLink(visit, visit.say('common.catalog')).first().click(),
    done: ({ page }) => page.getByRole('article').nth(11),
  },
  {
    call: 'variants.search',
    by: 'for more of a listing',
    come: ({ page }) => open(page, '/ua/catalog'),
    act: ({ page, say }) => page.getByRole('link', { name: say('listing.more', { count: 12 }) }).click(),
    done: ({ page }) => page.getByRole('article').nth(23),
  },
  {
    call: 'variants.get',
    come: ({ page }) => open(page, '/ua/catalog'),
    act: (visit) => firstCard(visit).click(),
    done: addButton,
  },
  {
    call: 'variants.search-random',
    come: ({ page }) => open(page, '/ua/catalog'),
    act: (visit) => firstCard(visit).click(),
    without: addButton,
    done: ({ page, say }) => page.getByRole('region', { name: say('product.related') }),
  },
  {
    call: 'pages.get',
    come: ({ page }) => open(page, '/ua/catalog'),
    act: (visit) => footerLink(visit, visit.say('menu.about')).click(),
    done: ({ page }) => page.locator('main h2').first(),
  },
  {
    call: 'categories.search',
    come: ({ page }) => open(page, '/ua/catalog'),
    act: toEnglish,
    without: ({ page }) => page.getByRole('article').nth(11),
    done: (visit) => footerLink(visit, 'Hoodies'),
  },
  {
    call: 'shipping-methods.search',
    come: ({ page }) => open(page, `/ua/catalog/product/${CAP}`),
    act: toEnglish,
    without: ({ page }) => page.getByRole('button', { name: inEnglish('product.add'), exact: true }),
    done: ({ page }) => page.getByRole('list', { name: inEnglish('product.facts') }).getByText(/Nova|Poshta|branch/i),
  },
  {
    call: 'newsletter.subscribe',
    come: ({ page }) => open(page, '/ua/faq?dialog=subscribe'),
    type: ({ page, say }) => page.getByRole('dialog').getByLabel(say('newsletter.email')).fill('matrix@poshta.ua'),
    typed: ({ page, say }) => [[page.getByRole('dialog').getByLabel(say('newsletter.email')), 'matrix@poshta.ua']],
    act: ({ page, say }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('newsletter.send.subscribe') })
        .click(),
    done: ({ page, say }) => page.getByRole('dialog').getByText(say('newsletter.done-title')),
    makes: { subscribers: 1 },
  },
];
