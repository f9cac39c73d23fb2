import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A page opened so could reach back to the one it came from; every link of the shop stays in its tab. */
const NEW_WINDOW = /\btarget=|['"`]_blank['"`]|\bwindow\.open\(|\.target = /;

function offencesIn(files: readonly string[], read: (file: string) => string): string[] {
  return files.filter((file) => NEW_WINDOW.test(read(file)));
}

test('no link of the shop opens another window', () => {
  const files = globSync('src/{views,app,adapters,server}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(offencesIn(files, (file) => readFileSync(file, 'utf8'))).toEqual([]);
});

test.each(['<a href={href} target="_blank">', "link.target = '_blank'", 'window.open(href)', 'target={where}'])(
  '%s would be found',
  (text) => {
    expect(offencesIn(['planted.tsx'], () => text)).toEqual(['planted.tsx']);
  },
);
