import { expect, test } from './shop.ts';
import { wordsOf } from './words.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['ua', 'en'] as const)
    test(`the chart of one’s own number is taken from the home page (${locale})`, async ({ page }) => {
      await page.goto(`/${locale}?uzor=1991`);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: wordsOf(locale)('chart.take') }).click(),
      ]);
      expect(new URL(file.url()).pathname).toBe(`/${locale}/pattern/1991.pdf`);
      expect(file.suggestedFilename()).toBe('shov-1991.pdf');
    });
});

test('a chart is asked for once, has one spelling, and what is no number is a page that was not found', async ({
  request,
}) => {
  const chart = await request.get('/ua/pattern/1991.pdf');
  expect([chart.status(), chart.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(chart.headers()['cache-control']).toContain('s-maxage=604800');
  const { etag = '' } = chart.headers();
  const again = await request.get('/ua/pattern/1991.pdf', { headers: { 'if-none-match': etag } });
  expect([etag === '', again.status()]).toEqual([false, 304]);
  const shouted = await request.get('/UA/pattern/1991.pdf', { maxRedirects: 0 });
  expect([shouted.status(), shouted.headers()['location']]).toEqual([301, '/ua/pattern/1991.pdf']);
  for (const file of ['199.pdf', '1991.png', '1991-rosette-73.pdf', '1991-band-200.pdf'])
    expect((await request.get(`/ua/pattern/${file}`)).status(), file).toBe(404);
});
