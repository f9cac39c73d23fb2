// `npm run soak -- 20000 5000`: so many pages and purchases, at the built server with the bundled backend in memory. No answer
// may be a bad one, and what the server holds after collecting its garbage may grow by less than a tenth. Needs a build.
import { openHeap } from '#mocks/benchmark/heap.ts';
import { amountsTyped, understood } from '../../src/build/command-line.ts';
import { makeOrder } from '../e2e/orders.ts';
import { orderOf } from '../e2e/goods.ts';
import { freePort, start, stop } from '../many/children.ts';
import { customers } from './customers.ts';
import { addressOf, goodsOf } from './goods.ts';

const AT_ONCE = 6;
/** What is drawn and asked for the first time is compiled and kept: that is no growth. */
const WARM_UP = 0.1;
const GROWTH_AT_MOST = 0.1;
const MEGABYTE = 1_048_576;
const BAD_SHOWN = 10;

const [pages = 20_000, purchases = 5_000] = understood(() => amountsTyped('how many', 2));
const say = (words: string): void => void process.stdout.write(`${words}\n`);

const [port, inspector] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const child = await start('src/server/main.ts', port, {
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  API_URL: '',
});
const bad: string[] = [];
const someone = customers();
const goods = await goodsOf(origin);

async function visit(count: number): Promise<void> {
  const path = addressOf(count, goods);
  const answer = await fetch(origin + path);
  const text = await answer.text();
  if (answer.status !== 200 || !text.trimEnd().endsWith('</html>')) bad.push(`${path}: ${answer.status}`);
}

async function buy(count: number): Promise<void> {
  const receiver = someone();
  try {
    const item = goods[count % goods.length];
    const id = await makeOrder(origin, item === undefined ? [] : [item], 'paid', receiver);
    const { payment, shippingInfo } = await orderOf(origin, id);
    if (payment.status !== 'COMPLETED' || shippingInfo?.city !== receiver.address.city)
      bad.push(`an order for ${JSON.stringify(receiver)}: ${payment.status} to ${shippingInfo?.city}`);
  } catch (error) {
    bad.push(`${String(error)} for ${JSON.stringify(receiver)}`);
  }
}

/** Does something so often, a few at once. */
async function repeat(times: number, act: (count: number) => Promise<void>): Promise<void> {
  let done = 0;
  const one = async (): Promise<void> => {
    while (done < times) await act(done++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Bytes held by the shop alone: orders are data, which the backend forgets first. */
async function held(): Promise<number> {
  await fetch(`${origin}/v1/__mock/reset`, { method: 'POST', body: '{}' });
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const heap = await openHeap(target?.webSocketDebuggerUrl ?? '');
  const bytes = await heap.live();
  heap.close();
  return bytes;
}

const visitAndBuy = (share: number): Promise<unknown> =>
  Promise.all([repeat(pages * share, visit), repeat(purchases * share, buy)]);

try {
  await visitAndBuy(WARM_UP);
  const before = await held();
  const began = performance.now();
  await visitAndBuy(1);
  const seconds = (performance.now() - began) / 1_000;
  const after = await held();
  const growth = after / before - 1;
  const isWell = bad.length === 0 && growth < GROWTH_AT_MOST;
  say(`${pages} pages and ${purchases} purchases in ${seconds.toFixed(0)} s, ${bad.length} bad answers`);
  for (const one of bad.slice(0, BAD_SHOWN)) say(`  ${one}`);
  const [first, last] = [before, after].map((bytes) => (bytes / MEGABYTE).toFixed(1));
  say(
    `held after collection: ${first} MB at the beginning, ${last} MB at the end, ${(growth * 100).toFixed(1)} % more`,
  );
  process.exitCode = isWell ? 0 : 1;
} finally {
  await stop(child);
}
