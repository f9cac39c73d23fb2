import { expect, test } from 'vitest';
import { pageOf } from './pictures.ts';
import { screensIn } from './screens.ts';
import * as seen from '../e2e/screens.ts';

test('the engines stand beside each other, a row a screen, and what one could not draw is said', () => {
  const page = pageOf([
    { engine: 'chromium', screen: 'home, 390, dark', file: 'home-chromium.png' },
    { engine: 'webkit', screen: 'home, 390, dark', file: 'home-webkit.png' },
    { engine: 'chromium', screen: 'faq, 390, dark', file: 'faq-chromium.png' },
  ]);
  expect(page).toContain('<th></th><th>chromium</th><th>webkit</th>');
  expect(page).toMatch(/<th>home, 390, dark<\/th>.*home-chromium.*home-webkit/);
  expect(page).toMatch(/<th>faq, 390, dark<\/th>.*faq-chromium.*not drawn/);
});

test.each(['ua', 'en'] as const)(
  'every screen that the stories hold to a picture is looked at in every engine in %s',
  async (locale) => {
    const { ACCOUNTS, OVERLAYS, PAGES, SCREENS: PASSED } = seen;
    const names = [...PASSED, ...PAGES, ...ACCOUNTS, ...OVERLAYS].map(({ name }) => name);
    const screens = screensIn(locale);
    expect(screens.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const home = screens.find(({ name }) => name === 'home');
    expect(await home?.address('')).toBe(`/${locale}`);
  },
);
