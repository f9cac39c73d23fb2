import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { NAMED } from '#contract/names.ts';

export type Json = Record<string, unknown>;

const nameOf = (schema: z.ZodMiniType): string | undefined => Object.keys(NAMED).find((name) => NAMED[name] === schema);

/** An answer with its items, which a client decodes one by one, written out; lists get the name of their items. */
function whole({ answer, parts }: Call): [name: string, schema: z.ZodMiniType] | undefined {
  const [part] = Object.entries(parts);
  if (answer === undefined) return undefined;
  if (part === undefined) return [nameOf(answer) ?? '', answer];
  const [field, item] = part;
  const name = nameOf(answer) ?? `${nameOf(item)}List`;
  return [name, z.extend(answer as z.ZodMiniObject, { [field]: z.array(item) })];
}

const ROWS: readonly Call[] = Object.values(CALLS);
const ANSWERS = new Map(ROWS.map((call) => [call, whole(call)] as const));

export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Throws when a body of the contract has no name in `src/contract/names.ts`. */
export function bodyRef({ path, body }: Call): Json | undefined {
  if (body === undefined) return undefined;
  const name = nameOf(body);
  if (name === undefined) throw new Error(`The body of ${path} has no name in src/contract/names.ts`);
  return refTo(name);
}

/** Throws when an answer of the contract has no name in `src/contract/names.ts`. */
export function answerRef(call: Call): Json | undefined {
  const answer = ANSWERS.get(call);
  if (answer === undefined) return undefined;
  if (answer[0] === '') throw new Error(`The answer of ${call.path} has no name in src/contract/names.ts`);
  return refTo(answer[0]);
}

/** Every message and shared part as JSON Schema, by its name; fields a server adds are allowed, as for the client. */
export function schemas(): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  const answers = [...ANSWERS.values()].filter((one) => one !== undefined);
  const all: Record<string, z.ZodMiniType> = { ...NAMED, ...Object.fromEntries(answers) };
  for (const [id, schema] of Object.entries(all)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'input' });
  const ofDocument = new Set(['$schema', '$id', 'id']);
  return Object.fromEntries(
    Object.entries(made.schemas)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, schema]) => [
        name,
        Object.fromEntries(Object.entries(schema).filter(([keyword]) => !ofDocument.has(keyword))),
      ]),
  );
}
