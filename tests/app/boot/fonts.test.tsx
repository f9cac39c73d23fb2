import { afterEach, expect, test, vi } from 'vitest';
import { putOnFonts } from '#app/boot/fonts.ts';

/** What stands for a face in this test: jsdom has none. */
class Face {
  static fails = '';
  status = 'unloaded';
  readonly family: string;
  readonly source: string;
  readonly set: object;
  constructor(family: string, source: string, set: object) {
    this.family = family;
    this.source = source;
    this.set = set;
  }
  async load(): Promise<this> {
    if (this.source === Face.fails) throw new Error('not a font');
    this.status = 'loaded';
    return this;
  }
}
class Rule {
  readonly #said: Record<string, string>;
  constructor(said: Record<string, string>) {
    this.#said = said;
  }
  get style() {
    return { getPropertyValue: (name: string) => this.#said[name] ?? '' };
  }
}

const RULES = [
  new Rule({ 'font-family': '"Shov Text"', src: 'url(a)', 'font-weight': '400 700' }),
  new Rule({ 'font-family': '"Shov Display"', src: 'url(b)', 'font-weight': '900' }),
];

/** A page with the sheet of its fonts, which has come or not yet; gives what has been put on. */
function openPage(hasCome: boolean) {
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('CSSFontFaceRule', Rule);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print' });
  link.dataset['fonts'] = '';
  let sheet = hasCome ? { cssRules: RULES } : null;
  Object.defineProperty(link, 'sheet', { get: () => sheet, configurable: true });
  document.head.append(link);
  const put: Face[] = [];
  Object.defineProperty(document, 'fonts', { value: { add: (face: Face) => put.push(face) }, configurable: true });
  const come = (): void => {
    sheet = { cssRules: RULES };
    link.dispatchEvent(new Event('load'));
  };
  return { put, come };
}

afterEach(() => {
  document.head.replaceChildren();
  Face.fails = '';
});

test('all faces of the shop are put on, in one go once their sheet has come', async () => {
  const { put, come } = openPage(false);
  const done = putOnFonts(document);
  expect(put).toEqual([]);
  come();
  await done;
  expect(put.map(({ family, set }) => [family, set])).toEqual([
    ['Shov Text', { weight: '400 700' }],
    ['Shov Display', { weight: '900' }],
  ]);
});

test('a face that cannot be read keeps back none of the others', async () => {
  Face.fails = 'url(a)';
  const { put } = openPage(true);
  await putOnFonts(document);
  expect(put.map(({ family }) => family)).toEqual(['Shov Display']);
});

test('a page without the sheet, or with one that did not come, is left as it is', async () => {
  await expect(putOnFonts(document)).resolves.toBeUndefined();
  const { put } = openPage(true);
  const unread = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  Object.defineProperty(document.querySelector('link[data-fonts]') ?? {}, 'sheet', { value: unread });
  await expect(putOnFonts(document)).resolves.toBeUndefined();
  expect(put).toEqual([]);
});
