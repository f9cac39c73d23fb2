import type { Kind } from './sites.ts';

interface Spared {
  file?: RegExp;
  kind?: RegExp;
  /** The line it stands in. */
  line?: RegExp;
  why: string;
}

/** Changes that may well go unnoticed. */
export const SPARED: Spared[] = [
  { file: /^src\/build\//, why: 'each build runs it, and its budget judges what comes of it' },
  { file: /^src\/views\/gallery\//, why: 'drawn for who builds the shop; its pictures are compared by a story' },
  { file: /^mocks\/(?:benchmark|kills|start-server|drawer)/, why: 'a tool of who builds the shop' },
  {
    file: /^src\/(?:server\/main|app\/entry-(?:boot|client))\./,
    why: 'only a process or a browser runs it: stories do',
  },
  {
    kind: /string|statement/,
    line: /\b(?:report|log|tell|say|warn|write|new Error)\(/,
    why: 'words for who runs the shop',
  },
  {
    kind: /string|number/,
    line: /\b(?:className|styles|viewBox|sizes|d|width|height)=/,
    why: 'looks: stories see them',
  },
  { kind: /boolean/, line: /\bpassive: true/, why: 'a promise to the browser, which believes it unseen' },
  { kind: /number/, line: /_(?:MS|S)\b/, why: 'how long something takes: only the clock of a test would tell' },
];

export const isSpared = (file: string, kind: Kind, line: string): boolean =>
  SPARED.some(
    (row) => (row.file?.test(file) ?? true) && (row.kind?.test(kind) ?? true) && (row.line?.test(line) ?? true),
  );
