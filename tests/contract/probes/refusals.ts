import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { Ask } from '../ask.ts';
import type { Memory, Probe } from './probe.ts';
import { NOBODY, refused } from './probe.ts';

const ROWS = Object.entries(CALLS) as [CallName, Call][];
const TOKEN_NOBODY_SIGNED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.';

const tokenFor = ({ needs }: Call, { tokens }: Memory) => (needs === 'customer' ? tokens?.accessToken : undefined);
/** Left out where nobody could sign in. */
const bySomebody =
  (ask: (memory: Memory) => Ask) =>
  (memory: Memory): Ask | undefined =>
    memory.tokens === undefined ? undefined : ask(memory);
const byCustomer = ({ needs }: Call, ask: (memory: Memory) => Ask) => (needs === 'customer' ? bySomebody(ask) : ask);
const orderFor = ({ path }: Call, { orders }: Memory) =>
  path.includes(':') ? (orders.guest ?? orders.own ?? NOBODY) : undefined;

/** What any call may be refused for, made of its row: who asks, how, and with what. */
export const REFUSALS: Probe[] = ROWS.flatMap(([call, row]) => [
  ...(row.needs === 'customer'
    ? [refused('UNAUTHORIZED', call, 'as a guest', () => (row.body === undefined ? {} : { text: '{}' }))]
    : []),
  ...(row.needs === 'nobody'
    ? []
    : [
        refused(
          'UNAUTHORIZED',
          call,
          'with a forged token',
          bySomebody((memory) => ({
            id: orderFor(row, memory),
            token: TOKEN_NOBODY_SIGNED,
            ...(row.body !== undefined && { text: '{}' }),
          })),
        ),
      ]),
  ...(row.path.includes(':id')
    ? [
        refused(
          'INVALID_UUID',
          call,
          'with an id that is none',
          byCustomer(row, (memory) => ({
            id: 'none',
            token: tokenFor(row, memory),
            ...(row.body !== undefined && { text: '{}' }),
          })),
        ),
      ]
    : []),
  ...(row.body === undefined
    ? []
    : [
        refused(
          'VALIDATION_ERROR',
          call,
          'with a field too many',
          byCustomer(row, (memory) => ({
            id: orderFor(row, memory),
            token: tokenFor(row, memory),
            text: '{"noSuchField":true}',
          })),
        ),
        refused(
          'BAD_REQUEST',
          call,
          'with half a body',
          byCustomer(row, (memory) => ({
            id: orderFor(row, memory),
            token: tokenFor(row, memory),
            text: '{"half":',
          })),
        ),
      ]),
]);
