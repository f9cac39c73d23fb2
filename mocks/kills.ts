// `npm run kills`: 2,000 orders while the backend's process is killed ten times, and 400 of two processes on one file that
// are killed twice. Ends with 1 when an order that was answered is lost, or two have one number.
import { takeNothing } from '../src/build/command-line.ts';
import { orderAndKill } from './benchmark/kills.ts';

takeNothing();

const STORIES = [
  { orders: 2_000, kills: 10 },
  { orders: 400, kills: 2, processes: 2 },
];

for (const story of STORIES) {
  const { answered, killed, lost, doubled } = await orderAndKill(story);
  const what = `${answered} orders answered by ${story.processes ?? 1} at once, killed ${killed} times`;
  process.stdout.write(`${what}: ${lost.length} lost, ${doubled.length} numbers twice\n`);
  if (lost.length + doubled.length > 0) process.exitCode = 1;
}
