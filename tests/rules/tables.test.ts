import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TABLE = /^(?:export )?const [A-Z_]+: [^=\n]*Record<string,[^=\n]*= \{/gm;

/** Tables that are asked by any text, of which an object answers some (`constructor`) that nobody wrote into it. */
const offencesIn = (text: string): string[] => text.match(TABLE) ?? [];

test('a table that is asked by text from outside is a Map: an object answers to «constructor» too', () => {
  const files = globSync('src/{domain,stores,adapters,views,app,server}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => offencesIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
});

test('a planted table is seen', () => {
  expect(offencesIn("const WAYS: Readonly<Record<string, string>> = { a: 'b' };")).toHaveLength(1);
});
