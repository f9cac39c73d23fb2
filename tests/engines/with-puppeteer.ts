import { type KeyInput, launch, type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../src/build/chromium.mjs';
import type { Browser, Key, Open } from './port.ts';

const LAUNCH: Record<'chrome' | 'firefox', LaunchOptions> = {
  chrome: { browser: 'chrome', args: CHROMIUM_FLAGS },
  firefox: { browser: 'firefox', extraPrefsFirefox: { 'intl.accept_languages': 'uk-UA, uk, en' } },
};

const keyOf = (key: Key): KeyInput => key;

/** Chromium by its own protocol, Firefox by WebDriver BiDi, which it speaks without a driver of its own. */
export async function withPuppeteer(
  kind: 'chrome' | 'firefox',
  executablePath: string,
): Promise<{ open: Open; quit: () => Promise<void> }> {
  const engine = await launch({ ...LAUNCH[kind], executablePath, headless: true });
  const version = (await engine.version()).toLowerCase().replace('/', ' ');
  const open: Open = async (size) => {
    const context = await engine.createBrowserContext();
    let page = await context.newPage();
    const pages = [page];
    await page.setViewport(size);
    const browser: Browser = {
      version,
      goto: async (address) => void (await page.goto(address)),
      script: async <Answer>(body: string) => (await page.evaluate(`(() => { ${body} })()`)) as Answer,
      pressAt: (x, y) => page.mouse.click(x, y, { delay: 30 }),
      key: (key) => page.keyboard.press(keyOf(key)),
      write: (text) => page.keyboard.type(text),
      async resize(wanted) {
        await page.setViewport(wanted);
        return wanted;
      },
      async openTab() {
        page = await context.newPage();
        pages.push(page);
        await page.setViewport(size);
      },
      async toTab(index) {
        page = pages[index] ?? page;
        await page.bringToFront();
      },
      picture: () => page.screenshot(),
      close: () => context.close(),
    };
    return browser;
  };
  return { open, quit: () => engine.close() };
}
