import { mkdirSync, writeFileSync } from 'node:fs';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import type { Locale, Theme } from '#domain/profile.ts';
import { startShop } from '../e2e/shop-server.ts';
import type { Engine } from './engines.ts';
import type { Browser, Size } from './port.ts';
import { type Screen, screensIn } from './screens.ts';
import { Shopper } from './shopper.ts';
import { DESK, PHONE } from './story.ts';
import { within } from './within.ts';

/** Git knows nothing of it. */
const FOLDER = new URL('../../test-results/engines/', import.meta.url);
const STILL = '*, *::before, *::after { transition: none !important }';
/** A screen that takes longer will not come. */
const SCREEN_MS = 25_000;
const CLOSED_MS = 5_000;
const SIZES: Size[] = [PHONE, DESK];
/** Another language has other words only: it is looked at in the theme that the screen wears by itself. */
const LOOKS: { locale: Locale; theme?: Theme }[] = [
  { locale: 'ua', theme: 'dark' },
  { locale: 'ua', theme: 'light' },
  { locale: 'en' },
];

export interface Picture {
  engine: string;
  screen: string;
  file: string;
}

/** Comes to a screen as somebody whose browser keeps just what belongs to it. */
async function come(browser: Browser, shopper: Shopper, { kept, address, after }: Screen): Promise<void> {
  await browser.goto(`${shopper.origin}/robots.txt`);
  await shopper.run(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    },
    { [STORAGE_CONSENT]: 'false', ...(await kept?.(shopper.origin)) },
  );
  await shopper.open(await address(shopper.origin));
  await after?.(shopper);
}

/** This theme or, without one, its own, drawn: nothing is on its way from one colour to another. */
async function putOn(shopper: Shopper, theme?: Theme): Promise<void> {
  await shopper.run(
    (wanted, still) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(still);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const { dataset } = document.documentElement;
      const wear = (): void => {
        if (wanted !== '' && dataset['theme'] !== wanted) dataset['theme'] = wanted;
      };
      // A screen whose words come late puts on its own once more.
      new MutationObserver(wear).observe(document.documentElement, { attributeFilter: ['data-theme'] });
      wear();
      dataset['drawn'] = '';
      setTimeout(() => {
        requestAnimationFrame(() => requestAnimationFrame(() => (dataset['drawn'] = 'true')));
      }, 300);
    },
    theme ?? '',
    STILL,
  );
  await shopper.until('the theme is drawn', () =>
    shopper.run(() => document.documentElement.dataset['drawn'] === 'true'),
  );
}

/** Screens of such a name as an engine draws them, each in all looks at two widths. One that does not come is said and left out. */
export async function drawIn(
  { name: engine, launch }: Pick<Engine, 'name' | 'launch'>,
  path: string,
  named: string,
  say: (words: string) => void,
): Promise<Picture[]> {
  mkdirSync(FOLDER, { recursive: true });
  const { open, quit } = await launch(path);
  const server = await startShop();
  const pictures: Picture[] = [];

  async function draw(browser: Browser, screen: Screen, theme: Theme | undefined, title: string): Promise<void> {
    const shopper = new Shopper(browser, server.url);
    await come(browser, shopper, screen);
    await putOn(shopper, theme);
    const picture = await browser.picture();
    if (picture === undefined) return;
    const file = `${title}, ${engine}.png`.replaceAll(/,? /g, '-');
    writeFileSync(new URL(file, FOLDER), picture);
    pictures.push({ engine, screen: title, file });
  }

  // A browser for each: WebKit's driver does not always take a second picture.
  const wanted = LOOKS.flatMap(({ locale, theme }) => screensIn(locale).map((screen) => ({ screen, locale, theme })));
  const shown = Map.groupBy(wanted, ({ screen }) => screen.name);
  for (const [name, looks] of shown)
    for (const size of SIZES)
      for (const { screen, locale, theme } of name.includes(named) ? looks : []) {
        const title = `${name}, ${size.width}, ${locale}${theme === undefined ? '' : `, ${theme}`}`;
        const opened = open(size);
        const drawn = opened.then((browser) => draw(browser, screen, theme, title));
        await within(SCREEN_MS, drawn).catch((error: unknown) => say(`${engine}: ${title}: ${String(error)}`));
        const closed = opened.then((browser) => browser.close());
        await within(CLOSED_MS, closed).catch(() => undefined);
      }
  await within(CLOSED_MS, quit()).catch(() => undefined);
  server.stop();
  return pictures;
}

/** All of them on one page, a row a screen, a column an engine. */
export function pageOf(pictures: Picture[]): string {
  const engines = [...new Set(pictures.map(({ engine }) => engine))];
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const cell = (engine: string, screen: string): string => {
    const found = pictures.find((one) => one.engine === engine && one.screen === screen);
    return found === undefined ? '<td>not drawn</td>' : `<td><img src="${found.file}" loading="lazy" alt=""></td>`;
  };
  const row = (screen: string): string =>
    `<tr><th>${screen}</th>${engines.map((engine) => cell(engine, screen)).join('')}</tr>`;
  const head = engines.map((engine) => `<th>${engine}</th>`).join('');
  return (
    '<!doctype html><meta charset="utf-8"><title>Screens in every engine</title>' +
    '<style>th { position: sticky; inset: 0 auto auto 0; background: white } img { inline-size: 480px }</style>' +
    `<table><tr><th></th>${head}</tr>\n${screens.map(row).join('\n')}</table>\n`
  );
}

/** Where that page is, once it is written. */
export function writePage(pictures: Picture[]): string {
  const page = new URL('index.html', FOLDER);
  writeFileSync(page, pageOf(pictures));
  return page.pathname;
}
