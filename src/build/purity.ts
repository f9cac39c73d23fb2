import { readdirSync, readFileSync } from 'node:fs';

/** Words of the bundled backend, its data, the test accounts and the gallery: none may be in a file that a browser can fetch. */
const FORBIDDEN = [
  'mockServiceWorker',
  'setupWorker',
  'createBackend',
  '__mock',
  'drawer-root',
  'data-gallery-part',
  'faker',
  'shov.example',
  '4242 4242',
  'sourceMappingURL',
  'SHOV_MOCK',
];

/** 'assets/x.js: createBackend' for every forbidden word in the text files of a folder. */
export function offencesIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|css|json)$/.test(file),
  );
  if (files.length === 0) return [`${folder.pathname}: no files to read`];
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
}
