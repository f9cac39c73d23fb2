import { expect, test, vi } from 'vitest';
import type { Head } from '#app/head/head.ts';
import { headOf } from '#app/head/head.ts';
import { applyHead, applyLook, escapeHtml, headHtml, publicOrigin, scriptJson } from '#app/head/head-tags.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { shownAt } from '../../support/shown-at.ts';

const ORIGIN = 'https://shov.ua';
const head: Head = {
  language: 'uk',
  territory: 'uk_UA',
  siteName: 'ШОВ',
  theme: 'light',
  title: 'ШОВ — Худі «Сонях»',
  description: '"Соняшник" & <b>спина</b>',
  canonical: '/ua/catalog/product/1',
  alternates: [
    { language: 'uk', path: '/ua/catalog/product/1' },
    { language: 'en', path: '/en/catalog/product/1' },
  ],
  isIndexed: true,
  picture: '/photos/hoodie-1000.avif',
};
const described = [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }];

function pageWith(text: string) {
  return new DOMParser().parseFromString(
    `<!doctype html><html lang="uk" data-theme="light"><head>${text}</head></html>`,
    'text/html',
  );
}

test('a page carries title, description, canonical, alternates and a preview picture', () => {
  const page = pageWith(headHtml(head, described, ORIGIN));
  expect(page.title).toBe('ШОВ — Худі «Сонях»');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(head.description);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/ua/catalog/product/1`);
  expect(page.querySelectorAll('link[hreflang]')).toHaveLength(2);
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    `${ORIGIN}/share.jpg?photo=%2Fphotos%2Fhoodie-1000.avif`,
  );
});

test('a page tells chats and networks of itself: kind, shop, language, title, words, address and picture', () => {
  const page = pageWith(headHtml(head, described, ORIGIN));
  const told = [...page.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    'og:type': 'website',
    'og:site_name': 'ШОВ',
    'og:locale': 'uk_UA',
    'og:title': 'ШОВ — Худі «Сонях»',
    'og:description': '"Соняшник" & <b>спина</b>',
    'og:url': `${ORIGIN}/ua/catalog/product/1`,
    'og:image': `${ORIGIN}/share.jpg?photo=%2Fphotos%2Fhoodie-1000.avif`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
});

test.each([
  ['/ua/faq', 'uk_UA'],
  ['/en/faq', 'en_US'],
] as const)('%s tells networks that it is in %s', (address, territory) => {
  const { stores } = createFakeShop();
  expect(headOf(shownAt(address, stores)).territory).toBe(territory);
});

test('nothing in the data can leave its place in the page', () => {
  const page = pageWith(headHtml(head, described, ORIGIN));
  expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  expect(page.querySelectorAll('b')).toHaveLength(0);
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual(described);
  expect(scriptJson('</script>')).not.toContain('</script');
  expect(escapeHtml('<">&')).toBe('&lt;&quot;&gt;&amp;');
});

test('the browser changes nothing in the head the server wrote', () => {
  const page = pageWith(headHtml(head, described, ORIGIN));
  const before = page.documentElement.outerHTML;
  applyHead(head, described, page, ORIGIN);
  expect(page.documentElement.outerHTML).toBe(before);
});

const sold = [{ '@type': 'Product', offers: { price: 2600, availability: 'https://schema.org/OutOfStock' } }];

test.each([
  ['what the page shows', head, sold],
  ['another screen', { ...head, title: 'ШОВ — Каталог' }, [{ '@type': 'BreadcrumbList' }, ...sold]],
  ['a screen of which there is nothing to tell', { ...head, title: 'ШОВ — Кошик', isIndexed: false }, []],
])('what is described to robots follows %s, in the element that the server wrote', (_, next, wanted) => {
  const page = pageWith(headHtml(head, described, ORIGIN));
  const element = page.querySelector('script');
  applyHead(next, wanted, page, ORIGIN);
  expect([...page.querySelectorAll('script')]).toEqual([element]);
  expect(JSON.parse(element?.textContent ?? '')).toEqual(wanted);
  applyHead(head, described, page, ORIGIN);
  expect(JSON.parse(element?.textContent ?? '')).toEqual(described);
});

test('another screen has its own head, with nothing left of the former one', () => {
  const page = pageWith(headHtml(head, described, ORIGIN));
  applyHead({ ...head, title: 'ШОВ — Кошик', isIndexed: false, picture: undefined }, [], page, ORIGIN);
  expect(page.title).toBe('ШОВ — Кошик');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(`${ORIGIN}/share.jpg`);
  expect(page.querySelectorAll('title')).toHaveLength(1);
  expect(page.querySelectorAll('link[hreflang]')).toHaveLength(head.alternates.length);
});

test('the look of another screen is that of the root; where it is the same, nothing is styled anew', () => {
  const page = pageWith('');
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(page.documentElement, { attributes: true });
  applyLook({ language: 'uk', theme: 'light' }, page);
  expect(watcher.takeRecords()).toEqual([]);
  applyLook({ language: 'en', theme: 'dark' }, page);
  expect(watcher.takeRecords().map(({ attributeName }) => attributeName)).toEqual(['lang', 'data-theme']);
  expect(page.documentElement.lang).toBe('en');
  expect(page.documentElement.dataset['theme']).toBe('dark');
});

test.each([
  ['named by the server', 'https://shov.ua', 'https://shov.ua'],
  ['unknown to the server', '', ''],
])('addresses in the head go on as the server wrote them: %s', (_, origin, expected) => {
  expect(publicOrigin(pageWith(headHtml(head, [], origin)))).toBe(expected);
});

test('a page that no server wrote names its own origin', () => {
  expect(publicOrigin(document)).toBe(window.location.origin);
});

test('where a browser asks for it the description is said through the one policy of the page, which passes JSON only', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScript: (text: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { applyHead: apply, JSON_POLICY } = await import('#app/head/head-tags.ts');
  const page = pageWith(headHtml(head, described, ORIGIN));
  apply(head, sold, page, ORIGIN);
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual(sold);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith(JSON_POLICY, expect.anything());
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(() => rules?.createScript('alert(1)')).toThrow(SyntaxError);
});
