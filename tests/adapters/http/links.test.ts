// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeLink, safePath, safePhotoUrl } from '#adapters/http/mapping/link.ts';

it.each([
  '/',
  '/faq',
  '/catalog?sort=new#list',
  '/catalog/product/7a9d3f10-52c4-4e8b-a1d6-3c0f9b82e745?size=M',
  'https://t.me/shov_ua',
  'HTTPS://www.instagram.com/shov.ua/',
  'mailto:pryvit@shov.ua',
  'tel:+380443901207',
])('%s is a link to show, as it is', (link) => {
  expect(safeLink(link)).toBe(link);
});

it.each([
  'javascript:alert(1)',
  'jAvaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.test/1',
  'file:///etc/passwd',
  'http://shop.example',
  'ftp://shop.example',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://',
  'https://shop.example@evil.test',
  'https://shop.example:pass@evil.test',
  'https://evil.test\\@shop.example',
  'tel://tel:@evil.test',
  'mailto://shop@evil.test',
  'evil.test',
  '?x',
  '#x',
  '',
  ' ',
])('%j is left out', (link) => {
  expect(safeLink(link)).toBeUndefined();
});

it('a link inside the shop is a path of the shop and nothing else', () => {
  expect(safePath('/catalog')).toBe('/catalog');
  for (const link of ['https://shop.example/', 'mailto:a@b.ua', '//evil.test', 'catalog'])
    expect(safePath(link)).toBeUndefined();
});

it('a photo comes from a web address or from this origin', () => {
  for (const link of ['/photos/a-500.avif', 'https://cdn.example/a.avif', 'http://localhost:9000/a.avif'])
    expect(safePhotoUrl(link)).toBe(link);
  for (const link of ['data:image/svg+xml,<svg onload=x>', 'javascript:1', '//evil.test/a.avif', 'a.avif', 'blob:x'])
    expect(safePhotoUrl(link)).toBeUndefined();
});

it('whatever is let through leads where it says', () => {
  const unit = fc.constantFrom(
    ...'/\\:@.?#%\t\n ',
    'https:',
    'javascript:',
    'mailto:',
    'tel:',
    'evil.test',
    'shop',
    '..',
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const link = safeLink(text);
      if (link === undefined) return;
      const url = new URL(link, 'https://shop.test');
      expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
      if (link.startsWith('/')) expect(url.origin).toBe('https://shop.test');
      if (link.startsWith('/')) expect(new URL(url.pathname, 'https://shop.test').origin).toBe('https://shop.test');
      expect(url.username).toBe('');
    }),
    { numRuns: 2_000 },
  );
});
