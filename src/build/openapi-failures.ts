import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import { STATUS_OF_CODE, messageOf } from '#contract/codes.ts';
import { failuresOf } from '#contract/failures.ts';
import type { Exchange } from '#fixtures/exchanges/exchanges.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import type { Json } from './openapi-schemas.ts';
import { refTo } from './openapi-schemas.ts';

/** The code an exchange was refused with. */
export const codeOf = ({ response }: Exchange): unknown => (response.body as { code?: unknown } | undefined)?.code;

const FAILING = Object.values(EXCHANGES);

/** A refusal with this code, as an exchange has it where one does. */
function refusal(name: CallName, code: ServerCode): unknown {
  const shown = FAILING.find(({ call, failing }) => call === name && codeOf(failing) === code);
  return shown?.failing.response.body ?? { code, message: messageOf(code) };
}

const json = (content: Json): Json => ({ content: { 'application/json': content } });

/** Of HTTP itself; any code goes with it. */
const byHttp = (description: string, headers: Json = {}): Json => ({
  description,
  ...(Object.keys(headers).length > 0 && { headers }),
  ...json({ schema: refTo('Failure'), example: { code: 'BAD_REQUEST', message: messageOf('BAD_REQUEST') } }),
});

/** Answers that several calls share. */
export const RESPONSES: Json = {
  Refused: { description: 'Any other failure.', ...json({ schema: refTo('Failure') }) },
  TooLarge: byHttp('The body is over 1 MB.'),
  TooMany: byHttp('Too many calls, or too many tries.', {
    'Retry-After': { description: 'In how many seconds to come again.', schema: { type: 'integer' }, example: 60 },
  }),
};

const refOf = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** Everything a call can be refused with, by status, with an example of each code. */
export function refusals(name: CallName, call: Call): Json {
  const byStatus = Map.groupBy(failuresOf(call), (code) => STATUS_OF_CODE[code]);
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          ...json({
            schema: { allOf: [refTo('Failure'), { properties: { code: { enum: codes } } }] },
            examples: Object.fromEntries(codes.map((code) => [code, { value: refusal(name, code) }])),
          }),
        },
      ]),
    ),
    ...(call.body && { 413: refOf('TooLarge') }),
    429: refOf('TooMany'),
    default: refOf('Refused'),
  };
}
