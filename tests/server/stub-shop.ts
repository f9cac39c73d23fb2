import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configOf } from '#server/config.ts';
import type { ShopOptions } from '#server/shop.ts';
import { createShop } from '#server/shop.ts';
import { newFolder } from '#tests/support/new-folder.ts';

const SHELL =
  '<!doctype html><html lang="uk" data-theme="dark"><head><meta name="api-url" content="" /><title>ШОВ</title></head>' +
  '<body><noscript><p>Без скриптів</p></noscript><div id="root"></div><script type="module" src="/assets/entry.js"></script></body></html>';

/**
 * Draws what its address says: `/ua/broken` throws, `/ua/torn` breaks off in the middle, `/ua/without-goods` lacks them,
 * anything else is a page.
 */
const ENTRY = `
const LOCALE = /^\\/(ua|en)(?=\\/|$)/;
export const profile = { locales: ['ua', 'en'] };
export const screens = ['product'];
export const matchAddress = (path) => (LOCALE.test(path) ? { row: path.includes('product') ? { name: 'product' } : undefined } : undefined);
export const localised = (path, locale) => '/' + locale + path.replaceAll(/[\\/\\\\]+/g, '/').replace(/\\/$/, '');
export const written = (path) => path.replace(/(?<=product)\\/$/, '');
export const chooseLocale = (kept, wanted) => kept ?? (wanted.find((one) => /^(uk|en)/.test(one))?.startsWith('en') ? 'en' : 'ua');
export const addressesForMap = async ({ fetch, baseUrl }) => {
  if (!(await fetch(baseUrl + '/v1/goods')).ok) throw new Error('no goods');
  return ['/ua', '/en'];
};
export const apology = async (address) => ({
  language: address.startsWith('/en') ? 'en' : 'uk',
  home: address.slice(0, 3),
  title: 'Нитка порвалась <',
  text: 'Вже лагодимо',
  homeLink: 'На головну',
});
const bytes = (text) => new TextEncoder().encode(text);
export const orderPlainly = async ({ phone, size, operation }) => {
  if (phone.length > 9) return { number: '100001' };
  return { phone, size, operation, wrong: { phone: 'refused' }, isOpen: phone.startsWith('lost') };
};
const told = ({ number, phone, size, operation }) =>
  number ? 'ordered ' + number : 'phone refused: ' + phone + ' ' + size + ' again as ' + operation;
export const renderPage = async ({ address, origin, upstreams, now, fetch, baseUrl, outcome }) => {
  if (address.includes('product')) await fetch(baseUrl + '/v1/products/variants/typed-by-somebody');
  if (address.includes('broken')) throw new Error('secret of the house');
  const lacks = address.includes('without-goods') ? ['goods'] : [];
  for (const call of lacks) upstreams.failed(call);
  return {
    status: 200,
    lacks,
    head: { language: 'uk', theme: 'dark' },
    headHtml: '<title>' + origin + '</title>',
    state: JSON.stringify({ now, text: address.includes('other') ? 'Інше' : '' }),
    screenFile: undefined,
    saysLaterWords: false,
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes('<p>' + (outcome ? told(outcome) : 'Шов '.repeat(9))));
        if (address.includes('torn')) return;
        controller.enqueue(bytes('</p>'));
        controller.close();
      },
      pull(controller) {
        controller.error(new Error('torn'));
      },
    }),
  };
};
`;

/** A server of a shop whose build is a stub. */
export async function openServer(options: Partial<ShopOptions> & { environment?: Record<string, string> } = {}) {
  const folder = newFolder('shop with spaces ');
  for (const name of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server/entry-server.js'), ENTRY);
  writeFileSync(join(folder, 'client/index.html'), SHELL);
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'client/assets/entry.js'), '1');
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>');
  const bugs: unknown[] = [];
  const lines: string[] = [];
  const shop = await createShop({
    config: configOf(options.environment ?? {}),
    dist: pathToFileURL(`${folder}/`),
    backend: undefined,
    log: (line) => void lines.push(line),
    onBug: (error) => void bugs.push(error),
    ...options,
  });
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    shop.fetch(new Request(`https://shov.test${path}`, init));
  return { shop, ask, bugs, lines };
}
