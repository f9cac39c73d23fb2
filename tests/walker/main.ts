// `npm run walk -- --minutes 30`: a shopper walks through the built shop by chance, for so long. Says the shortest walk that
// ended badly, and the command which walks it again.
import { understood } from '../../src/build/command-line.ts';
import { startShop } from '../e2e/shop-server.ts';
import { readOrders, type Walked, walkOn } from './command-line.ts';
import { shopGround } from './shop-ground.ts';
import { STEPS } from './steps.ts';
import { openBrowser } from './walk-in-shop.ts';
import { walkThrough } from './walk.ts';

const say = (words: string): void => void process.stdout.write(`${words}\n`);

const orders = understood(() => readOrders(process.argv.slice(2)));
const server = await startShop(orders.dist);
/** Without a browser every walk ends badly. */
const giveUp = (): void => {
  server.stop();
  process.exit(1);
};

async function walked(): Promise<Walked> {
  const browser = await openBrowser();
  try {
    browser.once('disconnected', giveUp);
    const ground = shopGround(browser, server, orders);
    return await walkOn(orders, (plan) => walkThrough(ground, plan), say);
  } finally {
    browser.off('disconnected', giveUp);
    await browser.close();
  }
}

const { walks, taken, failures } = await walked().finally(() => server.stop());
const steps = [...taken.values()].reduce((sum, times) => sum + times, 0);
for (const { name } of STEPS) say(`${String(taken.get(name) ?? 0).padStart(5)}  ${name}`);
say(`${walks} walks, ${steps} steps, ${failures === 0 ? 'nothing was wrong' : `${failures} failed`}`);
process.exitCode = failures === 0 ? 0 : 1;
