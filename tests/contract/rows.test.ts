// @vitest-environment node
import { expect, test } from 'vitest';
import type { Place } from './ask.ts';
import { bundledPlace } from './bundled-place.ts';
import type { Finding } from './check.ts';
import { check } from './check.ts';
import { ROWS } from './rows/rows.ts';

async function findings(place: Place): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of check(place, ROWS)) all.push(finding);
  return all;
}

const wrongIn = (all: Finding[]) =>
  all.flatMap(({ name, problems }) => problems.map(({ curl, came, allowed }) => ({ name, curl, came, allowed })));
const leftOut = (all: Finding[]) =>
  all.flatMap(({ name, state, reason }) => (state === 'left out' ? [`${name}: ${reason}`] : []));

test.each([
  ['Ukrainian', 'ua', 'uk', ['money.tax: no address is taxed here']],
  ['American', 'us', 'en', ['orders.other-way-off: every way of delivery is on']],
] as const)(
  'the bundled backend of the %s shop does everything a shop must',
  async (_name, project, language, without) => {
    const all = await findings(bundledPlace({ project, language }));
    expect(wrongIn(all)).toEqual([]);
    expect(leftOut(all)).toEqual(without);
  },
);

test('without an owner nothing is wrong either, and what could not be tried says why', async () => {
  const all = await findings({ ...bundledPlace(), owner: undefined });
  expect(wrongIn(all)).toEqual([]);
  expect(leftOut(all)).toContain('money.floor: nobody gives the kit to set prices, to set promo codes');
});

test.each(['empty', 'sale'])('nothing is wrong in the world %s', async (world) => {
  expect(wrongIn(await findings(bundledPlace({ world })))).toEqual([]);
});

test('every row has a name of its own, and says by which sentence and for whose sake', () => {
  const names = ROWS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(ROWS.filter(({ does, says, suffers }) => ![does, says, suffers].every((words) => words.length > 10))).toEqual(
    [],
  );
});
