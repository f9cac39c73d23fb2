import { Agent, request } from 'node:http';
import type { Figure } from './figures.ts';
import { milliseconds, percentile } from './figures.ts';
import { openHeap } from './heap.ts';
import type { RunningServer } from './server.ts';
import type { Ask, Send } from './shoppers.ts';
import { openShop } from './shoppers.ts';

const PER_SECOND = 500;
const SECONDS = 30;
const TICK_MS = 4;
const GIVE_UP_MS = 10_000;
/** Used in turn, so that none rests until the server closes it. */
const CONNECTIONS = 50;
/** Memory is looked at after so many seconds; from the first of them on it must stay. */
const LOOK_AT_S = [10, 20, SECONDS] as const;
const MAY_GROW_BY = 0.15;
const MEGABYTE = 1_048_576;

/** Calls over connections that are kept, as browsers keep theirs. */
function sender(url: string, agent: Agent): Send {
  return ({ method, path, body, token, key, orderKey }: Ask) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        accept: 'application/json',
        'accept-language': 'uk',
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(orderKey !== undefined && { 'order-key': orderKey }),
      };
      const address = `${url}${path}?v=${Date.now()}`;
      const call = request(address, { method, headers, agent, timeout: GIVE_UP_MS }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const said = Buffer.concat(parts).toString();
          const status = answer.statusCode ?? 0;
          if (status < 200 || status > 299) reject(new Error(`${method} ${path}: ${status} ${said.slice(0, 200)}`));
          else resolve(said === '' ? undefined : JSON.parse(said));
        });
      });
      call.on('timeout', () => call.destroy(new Error(`${method} ${path}: no answer`)));
      call.on('error', reject);
      call.end(text);
    });
}

/** What the server holds at the moment; bytes. */
type Look = () => Promise<{ live: number; resident: number | undefined }>;

interface Outcome {
  /** Milliseconds from the moment a call was due, however late it could be made. */
  times: number[];
  errors: string[];
  memory: Awaited<ReturnType<Look>>[];
}

/** So many calls a second for so long, on time whatever the answers do. */
async function run(send: Send, shopper: (index: number) => Ask, look: Look): Promise<Outcome> {
  const outcome: Outcome = { times: [], errors: [], memory: [] };
  const calls: Promise<void>[] = [];
  const looks: ReturnType<Look>[] = [];
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;

  async function one(index: number): Promise<void> {
    const due = (index * 1_000) / PER_SECOND;
    const ask = shopper(index);
    try {
      const answer = await send(ask);
      ask.heard?.(answer);
      outcome.times.push(elapsed() - due);
    } catch (error) {
      outcome.errors.push(String(error));
    }
  }

  while (calls.length < PER_SECOND * SECONDS) {
    const due = Math.min(PER_SECOND * SECONDS, Math.floor((elapsed() / 1_000) * PER_SECOND) + 1);
    while (calls.length < due) calls.push(one(calls.length));
    const next = LOOK_AT_S[looks.length];
    if (next !== undefined && elapsed() >= next * 1_000) looks.push(look());
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  looks.push(look());
  await Promise.all(calls);
  outcome.memory = await Promise.all(looks);
  return outcome;
}

function memoryFigures(memory: Outcome['memory']): Figure[] {
  const [from = Number.NaN, last = Number.NaN] = [memory.at(0)?.live, memory.at(-1)?.live];
  const told = (name: 'live' | 'resident'): string =>
    memory.map((look) => ((look[name] ?? Number.NaN) / MEGABYTE).toFixed(0)).join(', ');
  return [
    {
      name: `in memory after ${LOOK_AT_S.join(', ')} s`,
      value: `${told('live')} MB`,
      goal: {
        text: `at most ${MAY_GROW_BY * 100} % more than after ${LOOK_AT_S[0]} s`,
        isReached: last <= from * (1 + MAY_GROW_BY),
      },
    },
    { name: 'the same with garbage and Node itself', value: `${told('resident')} MB` },
  ];
}

/** How the running server, inspected, bears half a thousand calls a second. */
export async function loadFigures(server: RunningServer): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'fifo' });
  const send = sender(server.url, agent);
  const heap = await openHeap(server.inspectorUrl ?? '');
  const look: Look = async () => ({ resident: server.residentBytes(), live: await heap.live() });
  const { times, errors, memory } = await run(send, await openShop(send), look);
  heap.close();
  agent.destroy();
  for (const error of new Set(errors.slice(0, 20))) process.stderr.write(`${error}\n`);
  return [
    {
      name: `${PER_SECOND} calls a second for ${SECONDS} s`,
      value: `${times.length} good, ${errors.length} bad`,
      goal: { text: 'none bad', isReached: errors.length === 0 },
    },
    { name: '', value: `median ${milliseconds(percentile(times, 0.5))}` },
    { name: '', value: `p99 ${milliseconds(percentile(times, 0.99))}` },
    ...memoryFigures(memory),
  ];
}
