import { CALLS } from '#contract/calls.ts';
import type { CheckedCall, Shop } from './call.ts';
import { Fault } from './faults.ts';
import type { Reply } from './replies.ts';
import { TOKEN_KEY, signatureOf } from './signing.ts';

const KEPT_MS = 24 * 60 * 60 * 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const CREATING = new Set<string>(Object.entries(CALLS).flatMap(([name, { creates }]) => (creates ? [name] : [])));

/** Whose operation it is. Sealed, so that who reads the state cannot ask in another's name. */
function nameOf(call: string, key: string, { customer }: CheckedCall): Promise<string> {
  return signatureOf(TOKEN_KEY, JSON.stringify([call, key.toLowerCase(), customer?.user._id ?? '']));
}

/** What was asked. Sealed, because it may hold a password. */
function sealOf({ body }: CheckedCall): Promise<string> {
  return signatureOf(TOKEN_KEY, JSON.stringify(body));
}

/**
 * Does what creates something once per idempotency key: within 24 hours, and while the first is still running, the same
 * caller asking for the same with the same key gets the first answer. Asking for something else under it makes nothing
 * and is a BAD_REQUEST: a guest cannot be told from another, and the answer may be somebody's tokens. A failure is not
 * kept, so that a shopper may try again.
 */
export function createAnswers(): (
  request: Request,
  name: string,
  call: CheckedCall,
  shop: Shop,
  run: () => Promise<Reply>,
) => Promise<Reply> {
  const running = new Map<string, { body: string; reply: Promise<Reply> }>();
  return async (request, name, call, { database, now }, run) => {
    const header = request.headers.get('idempotency-key');
    if (header === null || !CREATING.has(name)) return run();
    if (!UUID.test(header)) throw new Fault('INVALID_UUID', { message: 'Idempotency-Key is not a UUID' });
    const key = await nameOf(name, header, call);
    const body = await sealOf(call);
    const kept = database.state.answers.find((answer) => answer.key === key && now() - answer.at < KEPT_MS);
    const first = kept ?? running.get(key);
    if (first !== undefined && first.body !== body)
      throw new Fault('BAD_REQUEST', { message: 'This Idempotency-Key is of another request' });
    if (first !== undefined) return first.reply;
    const operation = run().then((reply) => {
      const alive = database.state.answers.filter((answer) => now() - answer.at < KEPT_MS);
      database.state.answers = [...alive, { key, body, at: now(), reply }];
      return reply;
    });
    running.set(key, { body, reply: operation });
    try {
      return await operation;
    } finally {
      running.delete(key);
    }
  };
}
