import { expect, test, vi } from 'vitest';
import { BEGINNINGS } from './beginnings.ts';
import { readOrders, walkOn } from './command-line.ts';
import type { WalkPlan, WalkReport } from './walk.ts';

const FAILURE = { path: '3:1', replay: 'AAB:c', steps: ['at payment (4)', 'pay (7)'], seen: 'thanks for nothing' };
const well = ({ seed }: WalkPlan): WalkReport => ({ seed, walks: 2, taken: new Map([['pay', 3]]), failure: undefined });

test('without a word it walks for five minutes from the first seed', () => {
  expect(readOrders([])).toEqual({
    minutes: 5,
    seed: 1,
    dist: 'dist',
    isGoingOn: false,
    isUneven: false,
    isHasty: false,
  });
});

test('it does what it is told', () => {
  const told = [
    '--minutes',
    '0.5',
    '--seed',
    '7',
    '--path',
    '3:1',
    '--replay',
    'AAB:c',
    '--dist',
    'out',
    '--go-on',
    '--uneven',
    '--hasty',
    '--from',
    'at payment with a code',
  ];
  expect(readOrders(told)).toEqual({
    minutes: 0.5,
    seed: 7,
    path: '3:1',
    replay: 'AAB:c',
    dist: 'out',
    from: 'at payment with a code',
    isGoingOn: true,
    isUneven: true,
    isHasty: true,
  });
});

test.each([
  [['--hours', '1'], /hours/],
  [['--minutes', 'many'], /--minutes is a number, not «many»/],
  [['--seed='], /--seed is a number/],
  [['--from', 'nowhere'], /«nowhere»; a walk begins in the catalogue, /],
  [['--replay', 'AAB:c'], /needs the --path/],
])('it does not guess what %j means', (told, said) => {
  expect(() => readOrders(told)).toThrow(said);
});

test('each beginning has its turn, by the seed', async () => {
  const begun: (string[] | undefined)[] = [];
  const walk = async (plan: WalkPlan): Promise<WalkReport> => {
    begun.push(plan.beginnings);
    return well(plan);
  };
  const isOver = vi.spyOn(Date, 'now').mockImplementation(() => (begun.length < BEGINNINGS.length ? 0 : 3_600_000));
  await walkOn(readOrders(['--seed', '7']), walk, () => undefined);
  isOver.mockRestore();
  expect(new Set(begun.flat())).toEqual(new Set(BEGINNINGS.map(({ name }) => name)));
});

test('it goes from seed to seed until the time is up', async () => {
  vi.useFakeTimers();
  const seeds: number[] = [];
  const walk = async (plan: WalkPlan): Promise<WalkReport> => {
    seeds.push(plan.seed);
    vi.advanceTimersByTime(20_000);
    return well(plan);
  };
  const walked = await walkOn(readOrders(['--minutes', '1', '--seed', '7']), walk, () => undefined);
  vi.useRealTimers();
  expect({ seeds, ...walked }).toEqual({ seeds: [7, 8, 9], walks: 6, taken: new Map([['pay', 9]]), failures: 0 });
});

test('it ends at what went wrong, and says the command that walks there again', async () => {
  const said: string[] = [];
  const walk = async (plan: WalkPlan): Promise<WalkReport> => ({ ...well(plan), failure: FAILURE });
  const { failures } = await walkOn(readOrders(['--seed', '7']), walk, (words) => said.push(words));
  expect(failures).toBe(1);
  expect(said.join('\n')).toContain('thanks for nothing\n  at payment (4)\n  pay (7)');
  const [, command = ''] = /npm run walk -- (.*)/.exec(said.join('\n')) ?? [];
  expect(readOrders(command.trim().split(' '))).toMatchObject({ seed: 7, path: '3:1', replay: 'AAB:c' });
});

test('where all walks begin, on what line and in what haste is a part of that command', async () => {
  const said: string[] = [];
  const plans: WalkPlan[] = [];
  const walk = async (plan: WalkPlan): Promise<WalkReport> => {
    plans.push(plan);
    return { ...well(plan), failure: FAILURE };
  };
  await walkOn(readOrders(['--from', 'with a code', '--uneven', '--hasty']), walk, (words) => said.push(words));
  expect(plans.map(({ beginnings }) => beginnings)).toEqual([['with a code']]);
  expect(said.join('\n')).toContain("--replay AAB:c --from 'with a code' --uneven --hasty");
});

test('told to go on it goes on after what went wrong; a walk of a report is walked once', async () => {
  const seeds: number[] = [];
  const walk = async (plan: WalkPlan): Promise<WalkReport> => {
    seeds.push(plan.seed);
    return { ...well(plan), ...(seeds.length < 3 && { failure: FAILURE }) };
  };
  const isOver = (): void => {
    if (seeds.length === 2) vi.setSystemTime(Date.now() + 3_600_000);
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  const { failures } = await walkOn(readOrders(['--go-on']), walk, isOver);
  vi.useRealTimers();
  await walkOn(readOrders(['--go-on', '--seed', '9', '--path', '3:1']), walk, isOver);
  expect({ seeds, failures }).toEqual({ seeds: [1, 2, 9], failures: 2 });
});
