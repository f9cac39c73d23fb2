// `npm run walk -- --minutes 30`: a shopper walks through the built shop by chance, for so long. Says the shortest walk that
// ended badly, and the command which walks it again.
import { startShop } from '../e2e/shop-server.ts';
import { readOrders, walkOn } from './command-line.ts';
import { shopGround } from './shop-ground.ts';
import { STEPS } from './steps.ts';
import { openBrowser } from './walk-in-shop.ts';
import { walkThrough } from './walk.ts';

const say = (words: string): void => void process.stdout.write(`${words}\n`);

const orders = readOrders(process.argv.slice(2));
const server = await startShop(orders.dist);
const browser = await openBrowser();
// Without it every walk ends badly.
const giveUp = (): void => {
  server.stop();
  process.exit(1);
};
browser.once('disconnected', giveUp);
const ground = shopGround(browser, server, orders);
const { walks, taken, failures } = await walkOn(orders, (plan) => walkThrough(ground, plan), say);
browser.off('disconnected', giveUp);
await browser.close();
server.stop();
const steps = [...taken.values()].reduce((sum, times) => sum + times, 0);
for (const { name } of STEPS) say(`${String(taken.get(name) ?? 0).padStart(5)}  ${name}`);
say(`${walks} walks, ${steps} steps, ${failures === 0 ? 'nothing was wrong' : `${failures} failed`}`);
process.exitCode = failures === 0 ? 0 : 1;
