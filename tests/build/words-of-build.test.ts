// @vitest-environment node
import { expect, test, vi } from 'vitest';
import english from '#locales/en.json' with { type: 'json' };
import ukrainian from '#locales/ua.json' with { type: 'json' };
import { localePlugin } from '../../src/build/locale-plugin.ts';
import { wordsOfBuild } from '../../src/build/words-of-build.ts';

const SAID = { 'footer.about': 'Ukraine', 'footer.about@us': 'America', 'hint@us': 'Free', title: 'Shop' };

test('the American build says its own sentence in the place of the common one', () => {
  expect(wordsOfBuild(SAID, 'us')).toEqual({ 'footer.about': 'America', hint: 'Free', title: 'Shop' });
});

test('no other build carries what only the American one says', () => {
  for (const build of ['ua', 'art'] as const)
    expect(wordsOfBuild(SAID, build)).toEqual({ 'footer.about': 'Ukraine', title: 'Shop' });
});

test('a bundle has the words of its build and no mark of another', () => {
  const bundle = (build: 'ua' | 'us') => {
    const { transform } = localePlugin({ isOfBuild: true, isInTwo: false, build }) as unknown as {
      transform(source: string, id: string): { code: string };
    };
    return transform(JSON.stringify(SAID), '/locales/en.json').code;
  };
  expect(bundle('us')).toContain('America');
  expect(bundle('ua')).toContain('Ukraine');
  for (const code of [bundle('us'), bundle('ua')]) expect(code).not.toContain('@us');
});

test('a file of words that changes is sent to the page as it is bundled, and loads nothing anew', async () => {
  const sent = vi.fn();
  const { handleHotUpdate } = localePlugin({ isOfBuild: true, isInTwo: false, build: 'us' }) as unknown as {
    handleHotUpdate(change: object): Promise<unknown[] | undefined>;
  };
  const changed = (file: string) =>
    handleHotUpdate({ file, read: () => Promise.resolve(JSON.stringify(SAID)), server: { ws: { send: sent } } });
  expect(await changed('/shop/locales/en.json')).toEqual([]);
  const words = { 'footer.about': 'America', hint: 'Free', title: 'Shop' };
  expect(sent.mock.calls).toEqual([['shov:words', { locale: 'en', words }]]);
  expect(await changed('/shop/src/app/app.tsx')).toBeUndefined();
  expect(sent).toHaveBeenCalledOnce();
});

/** Names of regions it does not sell to. */
const OTHER_REGION = /^(?:product\.)?region\.(?:UA|EU|OTHER)$/;

test.each([
  ['Ukrainian', ukrainian, /₴|гривн|Європ|Україн|Нижній/i],
  ['English', english, /₴|hryvnia|Europe|Ukraine|poshta\.ua|Nyzhnii/i],
])('what the American build says in %s is about America', (_language, words, elsewhere) => {
  const said = Object.entries(wordsOfBuild<unknown>(words, 'us')).filter(([key]) => !OTHER_REGION.test(key));
  expect(said.length).toBeGreaterThan(600);
  expect(said.filter(([, sentence]) => elsewhere.test(JSON.stringify(sentence)))).toEqual([]);
});
