import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const LIST_PX = 300;
/** More stops than a page of twelve things has. */
const MOST_STOPS = 200;

const cards = (page: Page): Locator => page.getByRole('article');
const filters = (page: Page): Locator => page.getByRole('group', { name: say('listing.filters'), exact: true });
const opener = (page: Page): Locator => page.getByRole('button', { name: say('listing.filters') });
const filter = (page: Page, key: string): Locator => filters(page).locator('summary', { hasText: say(key) });
const chip = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: say('listing.chip-remove', { name }) });

/** Opens a listing and waits for what it does for the keyboard: with a key it measures its bar. */
async function openListing(page: Page, address: string): Promise<void> {
  await open(page, address);
  await awake(page);
}

/** Presses Tab, or what is given, until the focus is on the target, which from then on keeps it. Looks at every eighth stop only. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const free = await target.evaluateHandle((element) => {
    const keep = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || element !== document.activeElement) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (stop % 8 === 0 && (await target.evaluate((element) => element === document.activeElement)))
      return free.evaluate((stopKeeping) => stopKeeping());
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${String(target)}`);
}

/** From here on remembers every stop of the keyboard in the page, and those that something covers; gives the way to read both. */
async function watchStops(page: Page): Promise<() => Promise<{ stops: number; covered: string[] }>> {
  const seen = await page.evaluateHandle(() => {
    const said = { stops: 0, covered: [] as string[] };
    const bottom = (element: Element | null | undefined): number => element?.getBoundingClientRect().bottom ?? 0;
    const look = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return;
      const stop = document.activeElement;
      const sheet = document.querySelector('[popover]');
      const [header, bar] = [document.querySelector('header'), sheet?.parentElement];
      if (!stop || document.querySelector('main')?.contains(stop) !== true) return;
      said.stops += 1;
      const box = stop.getBoundingClientRect();
      const isOpen = sheet?.matches(':popover-open') === true;
      const isAfterBar =
        bar?.nextElementSibling?.contains(stop) || bar?.parentElement?.lastElementChild?.contains(stop);
      const [above, below] = isOpen
        ? [
            0,
            sheet.lastElementChild === stop ? window.innerHeight : sheet.lastElementChild!.getBoundingClientRect().top,
          ]
        : [bottom(isAfterBar ? bar : header), window.innerHeight];
      if (box.top < above || box.bottom > below || (isOpen && !sheet.contains(stop)))
        said.covered.push(`${stop.tagName} ${stop.textContent}: ${box.top} to ${box.bottom}, not ${above} to ${below}`);
    };
    // By then the page has scrolled to it.
    window.addEventListener('keyup', look, true);
    return said;
  });
  return () => seen.jsonValue();
}

/** Scrolls far down: the filters stay right below the header, whose height is given. */
async function expectSticky(page: Page, header: number): Promise<void> {
  const bar = page.locator('main :has(> fieldset[popover])');
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(header);
  await expect(page.getByRole('combobox', { name: say('listing.sort') })).toBeInViewport();
}

for (const width of [768, 390])
  test(`nothing the keyboard goes back to in a listing is under the header or the filters at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openListing(page, '/ua/catalog?stock=1');
    const stopped = await watchStops(page);
    const card = cards(page).nth(3);
    const size = card.getByRole('group').getByRole('button').last();
    const places = [chip(page, say('listing.filter-stock')), card.getByRole('link').first(), size];
    for (const place of width < 768 ? places.slice(0, 2) : places) {
      await place.focus();
      await page.keyboard.press('Tab');
      // Under the bar to begin with: a browser takes it for seen.
      await place.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 92));
      await page.keyboard.press('Shift+Tab');
      await expect(place).toBeFocused();
    }
    const { stops, covered } = await stopped();
    expect(stops).toBeGreaterThanOrEqual(4);
    expect(covered).toEqual([]);
  });

test('an open filter is a short list, is chosen from and left by the keyboard, and says what is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openListing(page, '/ua/catalog');
  const sizes = filter(page, 'listing.filter-size');
  const list = filters(page).getByRole('group', { name: say('listing.filter-size'), exact: true });
  const box = list.getByLabel('M', { exact: true });
  await expectSticky(page, 64);
  await sizes.press('Enter');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(LIST_PX);
  await expectNoBarriers(page, { within: ['[popover]'], where: 'with a filter open' });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/ua/catalog?sizes=M');
  await expect(sizes).toHaveText(/M$/);
  const { width, height, backgroundImage } = await box.evaluate((element) => ({ ...getComputedStyle(element) }));
  expect([width, height, backgroundImage?.match(/linear-gradient/g)?.length]).toEqual(['24px', '24px', 2]);
  await page.keyboard.press('Escape');
  await expect(sizes).toBeFocused();
  await expect(list).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await tabTo(page, filter(page, 'listing.filter-color'));
  await expect(list).toBeHidden();
  await chip(page, 'Розмір M').press('Enter');
  await expect(page).toHaveURL('/ua/catalog');
  await expect(filter(page, 'listing.filter-category')).toBeFocused();
});

test('on a narrow screen a shopper filters, asks for more and goes to a thing by the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openListing(page, '/ua/catalog');
  const stopped = await watchStops(page);
  const sheet = filters(page);
  const close = page.getByRole('button', { name: say('listing.filters-close') });
  const show = sheet.getByRole('button', { name: /^Показати \d+$/ });

  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await expect(page.locator('header')).toHaveAttribute('inert');
  await expect(page.locator('section:has(article)')).toHaveAttribute('inert');
  await page.keyboard.press('Shift+Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await tabTo(page, filter(page, 'listing.filter-size'));
  await page.keyboard.press('Enter');
  await expectNoBarriers(page, { within: ['[popover]'], where: 'in the sheet' });
  await tabTo(page, sheet.getByLabel('M', { exact: true }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/ua/catalog?sizes=M');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(show).toBeInViewport();
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await tabTo(page, show);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByText(say('listing.found', { count }), { exact: true })).toBeAttached();

  await tabTo(page, page.getByRole('link', { name: /Показати ще/ }));
  await page.keyboard.press('Enter');
  const next = cards(page).nth(12).getByRole('link').first();
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await tabTo(page, cards(page).nth(10).getByRole('link').first(), 'Shift+Tab');
  expect((await stopped()).covered).toEqual([]);
  const name = (await cards(page).nth(10).getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the sheet of filters gives the focus back however it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openListing(page, '/ua/catalog?sizes=M,L&stock=1');
  const close = page.getByRole('button', { name: say('listing.filters-close') });
  await expectSticky(page, 56);
  // A finger has the sizes on the page of a thing, not on its card.
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).locator('fieldset')).toHaveCount(0);
  const ways = {
    'by Escape': () => page.keyboard.press('Escape'),
    'by its button': () => close.press('Enter'),
    'by a press beside it': () => page.mouse.click(200, 40),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await opener(page).press('Enter');
    await expect(close, way).toBeFocused();
    await leave();
    await expect(filters(page), way).toBeHidden();
    await expect(opener(page), way).toBeFocused();
    await expect(page.locator('header'), way).not.toHaveAttribute('inert');
  }
  // A window that grows meanwhile has no sheet any more, and nothing is out of reach.
  await opener(page).press('Enter');
  await expect(close).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  // … and where its pointer hovers, cards have room for their sizes.
  await expect(cards(page).locator('fieldset')).toHaveCount(12);
});

test('a card in a row of three opens its disc and its sizes, and is a link all over', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openListing(page, '/ua/catalog');
  const grid = page.locator('ul:has(> li > article)');
  const columns = (): Promise<number> =>
    grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);

  const card = cards(page).first();
  const tile = card.locator('[data-disc]');
  const sizes = card.getByRole('group');
  await sizes.waitFor();
  const disc = (): Promise<number> =>
    tile.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element, '::before').clipPath.slice('circle('.length)),
    );
  /** How much of the bar of sizes is within the tile, which cuts it off. */
  const shown = async (): Promise<number> => {
    const [bar, whole] = [await sizes.boundingBox(), await tile.boundingBox()];
    return bar && whole ? Math.max(0, Math.min(1, (whole.y + whole.height - bar.y) / bar.height)) : Number.NaN;
  };
  const atRest = async (): Promise<void> => {
    await page.mouse.move(2, 2);
    await expect.poll(disc).toBe(0);
    await expect.poll(shown).toBe(0);
  };
  await atRest();
  await card.hover();
  await expect.poll(disc).toBeGreaterThan(30);
  await expect.poll(shown).toBe(1);
  expect(await tile.locator('img').evaluate((image) => getComputedStyle(image).transform)).not.toBe('none');
  await atRest();
  await card.getByRole('link').first().focus();
  await expect.poll(shown).toBe(1);
  await page.keyboard.press('Tab');
  await expect(sizes.getByRole('button').first()).toBeFocused();
  expect(await shown()).toBe(1);

  const { x, y } = (await tile.boundingBox())!;
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await page.mouse.click(x + 12, y + 40);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
