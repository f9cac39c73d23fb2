import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const STOPPED = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

interface Tree {
  type?: string;
  callee?: unknown;
  arguments?: unknown[];
}

/** `describe.skip.each` as its words, whatever it is called with. */
function wordsOfCallee(callee: unknown): string[] {
  const { type, name, object, property, tag, callee: called } = (callee ?? {}) as Record<string, unknown>;
  if (type === 'Identifier') return [String(name)];
  if (type === 'MemberExpression') return [...wordsOfCallee(object), ...wordsOfCallee(property)];
  return type === undefined ? [] : wordsOfCallee(called ?? tag);
}

function titleOf(argument: unknown): string | undefined {
  const { type, value, quasis } = (argument ?? {}) as { type?: string; value?: unknown; quasis?: Quasi[] };
  if (type === 'TemplateLiteral') return quasis?.map((quasi) => quasi.value.raw).join('…');
  return typeof value === 'string' ? value : undefined;
}

interface Quasi {
  value: { raw: string };
}

function titlesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titlesIn);
  if (node === null || typeof node !== 'object') return [];
  const { type, callee, arguments: given } = node as Tree;
  if (type !== 'CallExpression') return Object.values(node).flatMap(titlesIn);
  const words = wordsOfCallee(callee);
  if (words.some((word) => STOPPED.has(word))) return [];
  const title = ['test', 'it'].includes(words[0] ?? '') ? titleOf(given?.[0]) : undefined;
  return [...(title === undefined ? [] : [title]), ...titlesIn([callee, given])];
}

/** The titles of the tests in this source that are run: none that is skipped, nor what stands in a skipped group. */
export function titlesOf(source: string): string[] {
  return titlesIn(parseSync('tests.tsx', source).program);
}

/** The same of a file. */
export function titlesInFile(file: string): string[] {
  return titlesOf(readFileSync(file, 'utf8'));
}
