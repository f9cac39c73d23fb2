import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** What of JSON Schema the contract's bodies are made of. */
interface Schema {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** By the name of a field: values that mean something to the backend, so that not every good body asks for nothing. */
export type Meaningful = Record<string, readonly string[]>;

const LONGEST = 24;
const MOST = 4;
const MONEY = 400_000;

function text({ minLength = 0, maxLength = LONGEST, format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.nat(99_999).map((number) => `guest.${number}@example.com`);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  return fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST), unit: 'grapheme' });
}

function number({ type, minimum, maximum, multipleOf = 1 }: Schema): fc.Arbitrary<number> {
  const steps = type === 'integer' ? 1 : Math.round(1 / multipleOf);
  const most = Math.min(maximum ?? 3, MONEY);
  return fc.integer({ min: (minimum ?? 1) * steps, max: most * steps }).map((whole) => whole / steps);
}

function valid(schema: Schema, name: string, known: Meaningful): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => valid(branch, name, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const model = Object.fromEntries(fields.map(([field, one]) => [field, valid(one, field, known)]));
      return fc.record(model, { requiredKeys: schema.required ?? [], noNullPrototype: true });
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST } = schema;
      return fc.array(valid(items, name, known), { minLength: minItems, maxLength: Math.min(maxItems, MOST) });
    }
    case 'string': {
      const values = known[name] ?? [];
      if (values.length === 0) return text(schema);
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: text(schema) });
    }
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** Bodies as the contract wants them. */
export function anyValidBody(schema: z.ZodMiniType, known: Meaningful): fc.Arbitrary<unknown> {
  return valid(z.toJSONSchema(schema, { io: 'input' }) as Schema, '', known);
}
