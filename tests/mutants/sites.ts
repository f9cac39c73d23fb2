import { parseSync } from 'vite';

export type Kind = 'array' | 'boolean' | 'condition' | 'number' | 'operator' | 'return' | 'statement' | 'string';

/** What stands somewhere in a file instead of what stands there. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** One small change that the tests should not let pass. */
export interface Mutant extends Change {
  kind: Kind;
}

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

const OTHER: Partial<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
/** A call or an assignment. */
const isDeed = (node: unknown): boolean =>
  isNode(node) && (/^(?:Call|Import|Assignment)E/.test(node.type) || isDeed(node['expression'] ?? node['argument']));

/** What of a node is no code of ours that runs: types, names of what is imported, keys. */
function childrenOf(node: Node): unknown[] {
  if (/^(?:Import|ExportAll)Declaration$/.test(node.type)) return [];
  const isTyped = /^TS(?:As|Satisfies|NonNull)/.test(node.type);
  if (node.type.startsWith('TS')) return isTyped ? [node['expression']] : [];
  const isName = (name: string): boolean => name === 'source' || (name === 'key' && node['computed'] !== true);
  return Object.entries(node).flatMap(([name, child]) => (isName(name) ? [] : [child]));
}

function changeOf(node: Node, source: string): [Kind, Node, string] | undefined {
  const { type, test, value, left, right, operator, argument, expression, elements } = node;
  const code = (one: Node): string => source.slice(one.start, one.end);
  if (/^(?:If|Conditional)/.test(type) && isNode(test)) return ['condition', test, `!(${code(test)})`];
  if (isNode(left) && isNode(right) && OTHER[String(operator)] !== undefined) {
    const between = { ...node, start: left.end, end: right.start };
    return ['operator', between, code(between).replace(String(operator), String(OTHER[String(operator)]))];
  }
  if (type === 'ExpressionStatement' && isDeed(expression)) return ['statement', node, ';'];
  if (operator === 'void' && isDeed(argument)) return ['statement', node, 'undefined'];
  if (type === 'ReturnStatement' && isNode(argument) && argument.type !== 'Literal' && code(argument) !== 'undefined')
    return ['return', argument, 'undefined'];
  if (type === 'ArrayExpression' && (elements as unknown[]).length > 0) return ['array', node, '[]'];
  if (type === 'TemplateLiteral') return ['string', node, '``'];
  if (type !== 'Literal') return undefined;
  if (typeof value === 'string') return ['string', node, value === '' ? "'mutant'" : "''"];
  if (typeof value === 'boolean') return ['boolean', node, String(!value)];
  return typeof value === 'number' ? ['number', node, String(value + 1)] : undefined;
}

export function changed(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Every mutant that a file can have. */
export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    const [kind, { start, end }, text] = changeOf(node, source) ?? [undefined, node, ''];
    const last = found.at(-1);
    // `void send();` goes once, as a whole.
    const isGone = last?.kind === 'statement' && kind === 'statement' && last.start === start;
    if (kind !== undefined && !isGone) found.push({ kind, start, end, text });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync('file.tsx', source).program);
  return found;
}
