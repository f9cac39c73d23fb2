import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { RULES_OF_ALL } from '#contract/rules-of-calls.ts';
import type { RuleName } from '#contract/rules.ts';
import { RULES } from '#contract/rules.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { LANGUAGES } from '#fixtures/localized.ts';
import { takeNothing } from './command-line.ts';
import { RESPONSES, codeOf, refusals } from './openapi-failures.ts';
import type { Json } from './openapi-schemas.ts';
import { answerRef, bodyRef, schemas } from './openapi-schemas.ts';

const ROWS = Object.entries(CALLS) as [CallName, Call][];
const EXAMPLES = Object.entries(EXCHANGES);

const TAGS: Record<string, string> = {
  auth: 'Accounts and sessions.',
  customer: 'Who is signed in, and their orders.',
  basket: 'The basket of a customer. A guest’s is kept by the browser.',
  newsletter: 'News by e-mail.',
  pages: 'Info pages.',
  products: 'Products without their variants.',
  variants: 'What is on sale: one colour of a product.',
  'promo-codes': 'Promo codes.',
  categories: 'Categories.',
  'shipping-methods': 'Ways of delivery.',
  orders: 'Orders from creation to payment.',
};

const PARAMETERS: Record<string, Json> = {
  Stamp: {
    name: 'v',
    in: 'query',
    description: 'Epoch milliseconds. The shop sends it with every call, so that no answer comes out of a cache.',
    schema: { type: 'integer' },
    example: 1_768_471_200_000,
  },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of names, descriptions and pages; Ukrainian unless it is English.',
    schema: { type: 'string', enum: LANGUAGES },
    example: 'uk',
  },
  Operation: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names the press of a button, or a renewal: the same key within 24 hours gets the first answer and makes nothing again. A server may ignore it.',
    schema: { type: 'string', format: 'uuid' },
    example: '7a9d3f10-52c4-4e8b-a1d6-3c0f9b82e745',
  },
  OrderKey: {
    name: 'Order-Key',
    in: 'header',
    description:
      'The key of a guest’s order, out of the answer to its making or the fragment of the letter’s link. A server that gives no keys never gets one.',
    schema: { type: 'string', pattern: '^[\\w-]+$' },
    example: 'c7d4b1f0-58a6-4e3d-9b21-6f0e8a5c3d74',
  },
};

const SECURITY: Record<Call['needs'], Json[]> = {
  nobody: [],
  anyone: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
};

const parameterRef = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

function pathParameters({ path }: Call): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
}

const named = (entries: [string, unknown][]): Json =>
  entries.length === 0 ? {} : { examples: Object.fromEntries(entries.map(([name, value]) => [name, { value }])) };

/** Sentences as a list of Markdown. */
const listOf = (names: readonly RuleName[]): string => names.map((name) => `- ${RULES[name]}.`).join('\n');

function operation(name: CallName, call: Call): Json {
  const examples = EXAMPLES.filter(([, exchanges]) => exchanges.call === name);
  const body = bodyRef(call);
  const answer = answerRef(call);
  const asked = examples.flatMap(([example, { good, failing }]): [string, unknown][] => [
    [example, good.request.body],
    [`${example}_refused_with_${String(codeOf(failing))}`, failing.request.body],
  ]);
  const answered = examples.map(([example, { good }]): [string, unknown] => [example, good.response.body]);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.says,
    description: listOf(call.rules),
    security: SECURITY[call.needs],
    parameters: [
      ...pathParameters(call),
      parameterRef('Stamp'),
      parameterRef('Language'),
      ...(call.creates ? [parameterRef('Operation')] : []),
      ...(call.isOfOrder ? [parameterRef('OrderKey')] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body, ...named(asked) } } },
    }),
    responses: {
      ...(answer
        ? {
            200: {
              description: 'Done.',
              content: { 'application/json': { schema: answer, ...named(answered) } },
            },
          }
        : { 204: { description: 'Done; there is nothing to say.' } }),
      ...refusals(name, call),
    },
  };
}

function paths(): Json {
  const byPath = Map.groupBy(ROWS, ([, { path }]) => path.replaceAll(/:(\w+)/g, '{$1}'));
  return Object.fromEntries(
    [...byPath].map(([path, rows]) => [
      path,
      Object.fromEntries(rows.map(([name, call]) => [call.method.toLowerCase(), operation(name, call)])),
    ]),
  );
}

/** The contract as an OpenAPI 3.1 document, made of the schemas, the calls and the examples. */
export function openapi(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'ШОВ: the /v1 contract',
      version: '1.0.0',
      summary: 'Everything the shop and its server say to each other.',
      description: `Made by \`npm run openapi\` of \`src/contract/\` and \`fixtures/exchanges/\`; docs/contract.md tells more. Money is a number in the major unit with at most two decimals, ids are UUIDs, times are ISO 8601 in UTC. A server may add fields to an answer; in a body a field too many is a mistake. A wrong method is 405.

${listOf(RULES_OF_ALL)}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'Any server of the contract; `npm run backend` starts the bundled one.',
        variables: { origin: { default: 'http://127.0.0.1:4010', description: 'Where /v1 begins.' } },
      },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token; `auth.refresh-session` gives another.',
        },
      },
      parameters: PARAMETERS,
      responses: RESPONSES,
      schemas: schemas(),
    },
  };
}

/** The text of docs/openapi.json. */
export function openapiText(): string {
  return `${JSON.stringify(openapi(), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  takeNothing();
  writeFileSync('docs/openapi.json', openapiText());
}
