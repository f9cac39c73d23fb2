import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COPIED = ['src', 'mocks', 'fixtures', 'locales', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** What a recipe of docs/recipes.md does to a file: a row put in before or after a piece of it. */
interface Edit {
  file: string;
  at: string;
  put: string;
}

const row = (file: string, at: string, put: string): Edit => ({ file, at, put });

/** A change that a recipe describes, done as it says: these files and no other. */
const RECIPES: Record<string, Edit[]> = {
  'A locale': [
    row(
      'src/domain/profile.ts',
      "  en: { tag: 'en'",
      "  pl: { tag: 'pl', territory: 'pl_PL', short: 'PL', full: 'po polsku' },\n",
    ),
    row('src/profiles/ua.ts', "'en'],", "'pl', "),
  ],
  'A way to pay': [
    row('src/contract/order.ts', "'CASH_ON_DELIVERY'])", "'INVOICE', "),
    row('src/domain/payment-methods.ts', '  CASH_ON_DELIVERY: {', "  INVOICE: { asks: 'total' },\n"),
    row(
      'locales/ua.json',
      '  "payment.CARD":',
      '  "payment.INVOICE": "За рахунком",\n  "payment.INVOICE.note": "Банківським переказом",\n',
    ),
    row(
      'locales/en.json',
      '  "payment.CARD":',
      '  "payment.INVOICE": "By invoice",\n  "payment.INVOICE.note": "By bank transfer",\n',
    ),
  ],
  'A server error code': [
    row('src/contract/codes.ts', '  ORDER_NOT_FOUND:', '  PARCEL_TOO_HEAVY: 422,\n'),
    row('src/domain/errors.ts', '  PROMO_CODE_NOT_FOUND:', "  PARCEL_TOO_HEAVY: 'error.parcel-too-heavy',\n"),
    row('locales/ua.json', '  "error.promo-code-not-found"', '  "error.parcel-too-heavy": "Посилка заважка.",\n'),
    row(
      'locales/en.json',
      '  "error.promo-code-not-found"',
      '  "error.parcel-too-heavy": "The parcel is too heavy.",\n',
    ),
  ],
};

/** Pictures are nothing to a compiler. */
const isText = (file: string): boolean => !/\.(?:webp|avif|jpg|png|woff2)$/.test(file);

test('what the recipes say is all that there is to do', { timeout: 120_000 }, () => {
  const recipes = readFileSync('docs/recipes.md', 'utf8');
  const project = mkdtempSync(join(tmpdir(), 'recipes-'));
  try {
    for (const name of COPIED) cpSync(name, join(project, name), { recursive: true, filter: isText });
    symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
    cpSync('locales/en.json', join(project, 'locales/pl.json'));
    for (const [name, edits] of Object.entries(RECIPES)) {
      const [, steps = ''] = recipes.split(`\n## ${name}\n`);
      const [recipe = ''] = steps.split('\n## ');
      for (const { file, at, put } of edits) {
        expect(recipe, `${name} names ${file}`).toContain(file);
        const path = join(project, file);
        const text = readFileSync(path, 'utf8');
        expect(text, file).toContain(at);
        writeFileSync(path, text.replace(at, put + at));
      }
    }
    const compiler = join('node_modules', '.bin', 'tsc');
    const { stdout } = spawnSync(compiler, ['-p', '.'], { cwd: project, encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(project, { recursive: true });
  }
});
