// @vitest-environment node
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { RULES } from '#contract/rules.ts';
import { bundledPlace } from './bundled-place.ts';
import type { Place } from './ask.ts';
import type { Finding } from './check.ts';
import { STEPS } from './lacks.ts';
import { reportText } from './report-file.ts';
import { report } from './report.ts';

async function linesOf(place: Place, only?: string): Promise<{ all: Finding[]; lines: string[] }> {
  const lines: string[] = [];
  const all = await report(place, (line) => lines.push(line), only);
  return { all, lines };
}

const OPEN = { 'access-control-allow-origin': '*' };

/** The bundled backend without some of its calls. */
function without(isGone: (path: string) => boolean): Place {
  const place = bundledPlace();
  return {
    ...place,
    fetch: async (address, init) =>
      init.method !== 'OPTIONS' && isGone(new URL(address).pathname)
        ? Response.json({ code: 'PAGE_NOT_FOUND', message: 'No such path' }, { status: 404, headers: OPEN })
        : place.fetch(address, init),
  };
}

/** Forgets what delivery costs. */
function withoutShipping(): Place {
  const place = bundledPlace();
  return {
    ...place,
    async fetch(address, init) {
      const response = await place.fetch(address, init);
      if (!address.includes('update-shipping-method')) return response;
      return new Response((await response.text()).replaceAll(/"shipping":[\d.]+/g, '"shipping":0'), response);
    },
  };
}

test('a line a question says what was asked, what came of it and how long it took', async () => {
  const { lines, all } = await linesOf(bundledPlace());
  const text = lines.join('\n');
  for (const name of Object.keys(CALLS)) expect(text).toContain(name);
  expect(lines[0]).toMatch(/^ok {4}pages\.get: home \(\d+ ms\)$/);
  expect(text).toMatch(/^money: \d+ right, 0 wrong, 1 not tried$/m);
  expect(text).not.toContain('What it lacks');
  expect(lines.at(-1)).toMatch(/^\d{3} asked, \d+ left out, 0 wrong$/);
  expect(all.filter(({ state }) => state === 'wrong')).toEqual([]);
});

test('a problem says the call as curl, what came, what is allowed, the sentence and what a shopper would suffer', async () => {
  const { all, lines } = await linesOf(withoutShipping(), 'money.shipping');
  expect(all.map(({ name, state }) => [name, state])).toEqual([['money.shipping', 'wrong']]);
  const text = lines.join('\n');
  expect(text).toMatch(
    /asked {4}curl -X PUT 'https:\/\/shop\.test\/v1\/orders\/[\da-f-]+\/update-shipping-method\?v=\d+'/,
  );
  expect(text).toContain('came     prices.shipping: 0');
  expect(text).toContain('allowed  prices.shipping: 70');
  expect(text).toContain(`contract ${RULES.shipping}`);
  expect(text).toContain('A shopper of this shop\n- pays another price for delivery than the one shown');
  expect(lines.at(-1)).toBe('1 asked, 0 left out, 1 wrong');
});

test('a curl holds no key of anybody', async () => {
  const { all } = await linesOf(withoutShipping(), 'money.shipping');
  const { curl = '' } = all[0]?.problems[0] ?? {};
  expect(curl).toMatch(/-H 'order-key: [\da-f-]{14}…'/);
});

test('what was found is JUnit’s XML or JSON, as the name of the file ends', async () => {
  const { all } = await linesOf(withoutShipping(), 'money.shipping,money.tax');
  const xml = reportText('found.xml', all);
  expect(xml).toContain('<testsuite name="contract" tests="2" failures="1" skipped="1">');
  expect(xml).toContain('<skipped message="no address is taxed here"/>');
  expect(JSON.parse(reportText('found.json', all))).toEqual(all);
  expect(() => reportText('found.txt', all)).toThrow('--report wants');
});

test('a server of nothing is told what to build first, and that is every call', async () => {
  const { lines } = await linesOf(without(() => true));
  const from = lines.indexOf('What it lacks, in the order to build it');
  const list = lines.slice(from + 1, lines.indexOf('', from));
  expect(list.slice(0, 2)).toEqual(['Show what is sold', expect.stringContaining('   build pages.get')]);
  const built = list.flatMap((line) => /^ {3}build ([\w.-]+)/.exec(line)?.[1] ?? []);
  expect(built.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test('every call has its step', () => {
  expect(STEPS.flatMap(({ calls }) => calls).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

/** Knows nobody, so that it looks at no token either. */
function guestsOnly(): Place {
  const place = without((path) => /^\/v1\/(auth|customer-profile|customer-users)\//.test(path));
  return {
    ...place,
    fetch(address, init) {
      const headers = new Headers(init.headers);
      headers.delete('authorization');
      return place.fetch(address, { ...init, headers });
    },
  };
}

test('a backend of the guest path alone gets a list of exactly what it lacks, in the order to build it', async () => {
  const { lines } = await linesOf(guestsOnly());
  const from = lines.indexOf('What it lacks, in the order to build it');
  const list = lines.slice(from + 1, lines.indexOf('', from));
  expect(list.map((line) => line.replace(/;.*/, ''))).toEqual([
    'Know who it is',
    '   build auth.register',
    '   build auth.login',
    '   build auth.refresh-session',
    '   build customer.details',
    '   build customer.update',
    '   build customer.update-password',
    '   build customer.orders',
    '   build auth.confirm-email',
    '   build auth.reset-password',
    '   build auth.forgot-password',
    '   build auth.google',
    'Keep a basket',
    '   build basket.get',
    '   build basket.add',
    '   build basket.update',
    '   build basket.delete',
    '   build basket.replace',
    'Around it',
    '   build newsletter.subscribe',
  ]);
});

test('of a call that answers wrongly the list says to which question', async () => {
  const place = bundledPlace();
  const { lines } = await linesOf({
    ...place,
    fetch: async (address, init) =>
      init.body === '{"half":' && address.includes('update-customer')
        ? Response.json({ code: 'SOMETHING_WENT_WRONG', message: 'It broke' }, { status: 500 })
        : place.fetch(address, init),
  });
  expect(lines).toContain('   mend orders.update-customer: with half a body');
});
