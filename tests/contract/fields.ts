import * as z from 'zod/mini';
import { listOf } from '#contract/common.ts';
import { NAMED } from '#contract/names.ts';

const NAME_OF = new Map<unknown, string>([
  [listOf, 'List'],
  ...Object.entries(NAMED).map(([name, one]) => [one, name] as const),
]);

/** In place of a value: whatever could be there. */
const ANYTHING = Symbol('anything');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** '(hero)' for the option of a union that says what it is; an option without such a word has none. */
function kindOf(option: z.core.$ZodType): string {
  const { def } = (option as z.ZodMiniType)._zod as { def: { shape?: { type?: z.core.$ZodType } } };
  const literal = def.shape?.type?._zod.def as { type?: string; values?: unknown[] } | undefined;
  return literal?.type === 'literal' ? `(${String(literal.values?.[0])})` : '';
}

function visit(schema: z.core.$ZodType, above: string, value: unknown, found: Set<string>): void {
  const path = NAME_OF.get(schema) ?? above;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (value === undefined || value === null) return;
  switch (def.type) {
    case 'object':
      for (const [name, part] of Object.entries(def.shape)) {
        const one = value === ANYTHING ? ANYTHING : isObject(value) ? value[name] : undefined;
        if (one !== undefined) found.add(`${path}.${name}`);
        visit(part, `${path}.${name}`, one, found);
      }
      break;
    case 'array':
      for (const item of value === ANYTHING ? [ANYTHING] : (value as unknown[])) visit(def.element, path, item, found);
      break;
    case 'union':
      for (const option of def.options)
        if (value === ANYTHING || z.safeParse(option as z.ZodMiniType, value).success)
          visit(option, `${path}${kindOf(option)}`, value, found);
      break;
    case 'optional':
    case 'nullable':
      visit(def.innerType, path, value, found);
      break;
    default:
  }
}

/** Every field a message can carry: 'Order.payment.status', 'Block(hero).title'; shared parts go by their own name. */
export function fieldsOf(schema: z.ZodMiniType): Set<string> {
  return fieldsIn(schema, ANYTHING);
}

/** The fields this message does carry. */
export function fieldsIn(schema: z.ZodMiniType, value: unknown): Set<string> {
  const found = new Set<string>();
  visit(schema, 'a message without a name', value, found);
  return found;
}
