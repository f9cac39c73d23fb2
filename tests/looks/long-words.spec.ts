import { lengthenTheWire, LONG_WORD } from './long-words.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from '#tests/e2e/screens.ts';
import { expect, test } from '#tests/e2e/shop.ts';
import { misfits } from '#tests/e2e/text-fits.ts';

/** Paper has one width. */
const WIDTHS = { screen: [320, 768, 1440], print: [768] };
/** Where a server says nothing, or what another screen says too. */
const BESIDE = /^(nothing-found|basket-empty|no-such-page|reset-password|confirm-email|dialog-.*|menu)$/;

/** What widens a page or cannot be read for want of room; what is cut by design ends in its own box. */
function widening(complaints: string[]): string[] {
  const isCut = (complaint: string): boolean => complaints.includes(complaint.replace('leaves the window', 'is cut'));
  return complaints.filter(
    (one) => one.startsWith('the page is') || (one.startsWith('leaves the window') && !isCut(one)),
  );
}

for (const screen of [...SCREENS, ...PAGES, ...ACCOUNTS, ...OVERLAYS].filter(({ name }) => !BESIDE.test(name)))
  test.describe(screen.name, () => {
    test.use({ basket: { items: screen.basket ?? [] }, reducedMotion: 'reduce' });

    test(`${screen.name} grows no wider when every word of the server has 200 letters`, async ({ page, server }) => {
      await lengthenTheWire(page);
      await screen.go(page, 'ua', server.url);
      await expect(page.getByText(LONG_WORD).first()).toBeAttached();
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        for (const width of WIDTHS[media]) {
          await page.setViewportSize({ width, height: 900 });
          const complaints = widening(await page.evaluate(misfits));
          expect.soft(complaints, `at ${width} px, for ${media}`).toEqual([]);
        }
      }
    });
  });
