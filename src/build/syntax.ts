import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Parts of a pattern that engines of the floor cannot read. */
const LOOKS_BEHIND = /\(\?<[=!]/;

/** What says that no other script can be read: engines read it that came long before the floor. */
const BOOT = /(?:^|\/)boot-[^/]*\.js$/;

/** Syntax of after 2018. */
function newerThanModules(program: ReturnType<typeof parseSync>['program']): string[] {
  const found = new Set<string>();
  new Visitor({
    ChainExpression: () => void found.add('?.'),
    LogicalExpression: ({ operator }) => void (operator === '??' && found.add('??')),
    AssignmentExpression: ({ operator }) => void (/^(?:\?\?|\|\||&&)=$/.test(operator) && found.add(operator)),
    CatchClause: ({ param }) => void (param === null && found.add('catch {')),
    PropertyDefinition: () => void found.add('a field of a class'),
    PrivateIdentifier: () => void found.add('#'),
    Literal: (node) => void ('bigint' in node && found.add('1n')),
  }).visit(program);
  return [...found];
}

/** Syntax that some engine of the floor cannot read: one such word, and nothing in its file runs. */
function newerIn(file: string, text: string): string[] {
  const found = new Set<string>();
  const { program } = parseSync(file, text);
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
  }).visit(program);
  const older = BOOT.test(file) ? newerThanModules(program) : [];
  return [...found, ...older].map((one) => `${file}: ${one}`);
}

/** 'assets/x.js: static {' for the scripts of a folder. */
export function newerSyntaxIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  if (files.length === 0) return [`${folder.pathname}: no scripts to read`];
  return files.flatMap((file) => newerIn(file, readFileSync(new URL(file, folder), 'utf8')));
}
