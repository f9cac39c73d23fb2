import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Parts of a pattern that engines of the floor cannot read. */
const LOOKS_BEHIND = /\(\?<[=!]/;

/** Syntax that some engine of the floor cannot read: one such word, and nothing in its file runs. */
function newerIn(file: string, text: string): string[] {
  const found = new Set<string>();
  new Visitor({
    StaticBlock: () => void found.add('static {'),
    Literal(node) {
      if (!('regex' in node)) return;
      if (LOOKS_BEHIND.test(node.regex.pattern)) found.add('(?<=');
      if (node.regex.flags.includes('v')) found.add('/v');
    },
    VariableDeclaration({ kind }) {
      if (kind === 'using' || kind === 'await using') found.add('using');
    },
  }).visit(parseSync(file, text).program);
  return [...found].map((one) => `${file}: ${one}`);
}

/** 'assets/x.js: static {' for the scripts of a folder. */
export function newerSyntaxIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  if (files.length === 0) return [`${folder.pathname}: no scripts to read`];
  return files.flatMap((file) => newerIn(file, readFileSync(new URL(file, folder), 'utf8')));
}
