import type { AtRule, Node } from 'postcss';
import { parse } from 'postcss';
import { parseSync, Visitor } from 'vite';
import { ITERATOR_HELPERS, LACKING_IN_SCRIPTS, LACKING_IN_STYLES } from './floor.ts';

/** What gives an iterator, whatever it is asked of. */
const GIVES_ITERATOR = new Set(['values', 'keys', 'entries', 'matchAll']);

/** What a script uses that some engine of the floor lacks, each name once. */
export function usesOfScript(file: string, text: string): string[] {
  const names = new Set<string>();
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      names.add(`.${property.name}`);
      if (object.type === 'Identifier') names.add(`${object.name}.${property.name}`);
      const isOfIterator =
        object.type === 'CallExpression' &&
        object.callee.type === 'MemberExpression' &&
        object.callee.property.type === 'Identifier' &&
        GIVES_ITERATOR.has(object.callee.property.name) &&
        !(object.callee.object.type === 'Identifier' && object.callee.object.name === 'Object');
      if (isOfIterator && ITERATOR_HELPERS.has(property.name)) names.add(`.${property.name} of an iterator`);
    },
    // `const { newState } = event` and `({ newState }) => …`
    ObjectPattern({ properties }) {
      for (const one of properties)
        if (one.type === 'Property' && !one.computed && one.key.type === 'Identifier') names.add(`.${one.key.name}`);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') names.add(`new ${callee.name}`);
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') names.add(`${callee.name}()`);
    },
    JSXAttribute({ name }) {
      if (name.type === 'JSXIdentifier') names.add(`${name.name.toLowerCase()}=`);
    },
  }).visit(parseSync(file, text).program);
  return [...names].filter((name) => name.endsWith('of an iterator') || LACKING_IN_SCRIPTS.has(name));
}

const PSEUDO = /::?([a-z-]+)/g;
/** What drops of a list only what it does not know; everything else drops all of it. */
const FORGIVING = /:(?:is|where)\([^)]*\)/g;

const isLacking = (found: RegExpExecArray[]): boolean => found.some(([, name]) => LACKING_IN_STYLES.has(`:${name}`));

/** The conditions under which a rule stands: `@supports selector(:has(*))`. */
function conditionsOf({ parent }: Node): string {
  if (parent === undefined) return '';
  const own = parent.type === 'atrule' && (parent as AtRule).name === 'supports';
  return (own ? (parent as AtRule).params : '') + conditionsOf(parent);
}

/** What a sheet uses that some engine of the floor lacks and it does not ask for by `@supports`, each name once. */
export function usesOfSheet(text: string): string[] {
  const names = new Set<string>();
  const note = (node: Node, name: string): void => {
    if (!LACKING_IN_STYLES.has(name)) return;
    const asked = name.replace('()', '(');
    if (!conditionsOf(node).includes(asked)) names.add(name);
  };
  parse(text).walk((node) => {
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(PSEUDO)) note(node, `:${name}`);
      const found = node.selectors.map((one) => [...one.replaceAll(FORGIVING, '').matchAll(PSEUDO)]);
      if (new Set(found.map(isLacking)).size > 1) names.add('a list with a newer selector');
    }
    if (node.type === 'atrule') {
      note(node, `@${node.name}`);
      for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) note(node, `@${node.name} (${name})`);
    }
    if (node.type !== 'decl') return;
    note(node, node.prop);
    // Where the whole of it is left out, so is what it would have said.
    if (LACKING_IN_STYLES.has(node.prop)) return;
    const value = node.value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, '');
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*/g)) note(node, `${node.prop}: ${word}`);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) note(node, `${name}()`);
  });
  return [...names];
}
