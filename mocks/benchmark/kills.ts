import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

interface Story {
  orders: number;
  kills: number;
  /** Orders that are on their way at any moment. */
  atOnce?: number;
  /** Processes that keep one shop. */
  processes?: number;
}

interface Losses {
  answered: number;
  killed: number;
  /** Ids of orders that were answered and are not there. */
  lost: string[];
  /** Numbers that two orders have. */
  doubled: string[];
}

interface Made {
  id: string;
  number: string;
}

async function post<Answer>(address: string, body: unknown): Promise<Answer> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function order(url: string): Promise<Made> {
  const path = '/v1/products/variants/search';
  const search = { filter: { inStock: true }, limit: 1 };
  const { items } = await post<{ items: { variant: { _id: string; sizes: { value: string; inStock: boolean }[] } }[] }>(
    url + path,
    search,
  );
  const variant = items[0]?.variant;
  const size = variant?.sizes.find(({ inStock }) => inStock)?.value;
  const products = [{ variantId: variant?._id, size, quantity: 1 }];
  const { _id, number } = await post<{ _id: string; number: string }>(`${url}/v1/orders/create`, { products });
  return { id: _id, number };
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/**
 * Orders at servers that keep one file, kills all of them in the middle of it, starts them anew and goes on; in the end
 * asks for every order that was answered.
 */
export async function orderAndKill({ orders, kills, atOnce = 8, processes = 1 }: Story): Promise<Losses> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const dataFile = join(folder, 'backend.db');
  const start = (): Promise<RunningServer[]> =>
    Promise.all(Array.from({ length: processes }, () => startServer({ dataFile })));
  const made: Made[] = [];
  let killed = 0;
  let servers = await start();
  const killAt = (count: number): number => Math.round((count * orders) / (kills + 1));

  /** Orders until it is enough for now; a call that a kill has cut off was not answered. */
  async function shop(until: number, url: string): Promise<void> {
    while (made.length < until) {
      const one = await order(url).catch((error: unknown) => {
        if (made.length < until) throw error;
      });
      if (one !== undefined) made.push(one);
    }
  }

  try {
    for (let round = 1; round <= kills + 1; round += 1) {
      const until = round > kills ? orders : killAt(round);
      const at = servers.map(({ url }) => url);
      const shoppers = Array.from({ length: atOnce }, (_, index) => shop(until, at[index % at.length] ?? ''));
      if (round <= kills) {
        // The first to see that it is time leaves the others in the middle of their calls.
        await Promise.race(shoppers);
        await Promise.all(servers.map((server) => server.stop('SIGKILL')));
        killed += 1;
        await Promise.all(shoppers);
        servers = await start();
      } else await Promise.all(shoppers);
    }
    const [server] = servers;
    const isThere = async ({ id }: Made): Promise<boolean> =>
      (await fetch(`${server?.url}/v1/orders/${id}`).then(async (answer) => (await answer.arrayBuffer(), answer))).ok;
    const lost: string[] = [];
    for (const one of made) if (!(await isThere(one))) lost.push(one.id);
    return { answered: made.length, killed, lost, doubled: repeated(made.map(({ number }) => number)) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
