import { execFileSync } from 'node:child_process';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#adapters/http/errors.ts';
import { headHtml } from '#app/head/head-tags.ts';
import { inAddress, isolated } from '#domain/text.ts';
import { buildOrder, buildOrderLine, buildShippingMethod } from '#fixtures/build.ts';
import { BANK_KEYS } from '#mocks/bank-signature.ts';
import type { LoggedCall } from '#mocks/call-log.ts';
import { CallRow } from '#mocks/drawer/call-row.tsx';
import { curlOf } from '#mocks/drawer/curl.ts';
import { FaultsList } from '#mocks/drawer/faults-list.tsx';
import { LettersTab } from '#mocks/drawer/letters-tab.tsx';
import { outboxPage } from '#mocks/outbox-page.ts';
import { forgedPage, paymentPage } from '#mocks/payment-page.ts';
import type { Letter } from '#mocks/state.ts';
import { MapLink } from '#views/layout/map-link.tsx';
import { Toasts } from '#views/layout/toasts.tsx';
import { OrderView } from '#views/screens/order/order-view.tsx';
import { HARMLESS, HOSTILE, shape } from '#tests/support/hostile-words.ts';
import { renderView } from '#tests/support/render-view.tsx';

const SAID = ['debug', 'log', 'info', 'warn', 'error'] as const;

beforeEach(() => SAID.forEach((name) => vi.spyOn(console, name).mockImplementation(() => {})));
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const parsed = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').documentElement;

/** As a page keeps them: without what no HTML may hold, and without the marks by which a sentence guards its order. */
const kept = (words: string): string =>
  words
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '');

const letterOf = (words: string): Letter => ({
  _id: 'letter',
  at: 0,
  to: words,
  kind: 'order',
  language: 'uk',
  subject: words,
  lines: [words, words],
  link: { label: words, url: `https://shop.test/?a=${inAddress(words)}` },
});

const callOf = (words: string): LoggedCall => ({
  id: 1,
  at: 0,
  method: 'POST',
  path: `/v1/${words}`,
  name: 'orders.create',
  fault: words,
  requestHeaders: { 'idempotency-key': words },
  requestBody: words,
  status: 400,
  responseBody: { message: words },
  ms: 1,
  problems: [words, `${words} `],
  state: 'wrong',
});

const orderOf = (words: string) =>
  buildOrder({
    number: words,
    payment: { method: 'CARD', status: 'COMPLETED', paid: 245_000 },
    customer: { firstName: words, lastName: words, patronymic: words, email: words, phone: '+380672140811' },
    shippingInfo: { region: 'UA', country: 'UA', city: words, branchNumber: words, comment: words },
    shippingMethod: buildShippingMethod({ name: words }),
    lines: [buildOrderLine({ name: words, vendorCode: words, color: { name: words, hex: '#000000' } })],
    promoCode: words,
    trackingNumber: words,
  });

const DEMAND = {
  version: 3,
  public_key: BANK_KEYS.publicKey,
  action: 'pay',
  amount: 1,
  currency: 'UAH',
  result_url: 'https://shop.test/ua',
} as const;

interface Sink {
  draw: (words: string) => Element | Promise<Element>;
  /** What of them is to be read, where it is not all of them. */
  reads?: (words: string) => string;
}

const SINKS: Record<string, Sink> = {
  'the payment page': {
    draw: (words) => {
      const demand = { ...DEMAND, description: words, order_id: words, language: words };
      return parsed(paymentPage(demand, { data: words, signature: words }));
    },
  },
  'a payment that was refused': { draw: (words) => parsed(forgedPage('ua', words)) },
  'the page of letters': { draw: async (words) => parsed(await outboxPage([letterOf(words)]).text()) },
  'letters in the drawer': { draw: (words) => render(<LettersTab letters={[letterOf(words)]} />).container },
  'calls in the drawer': {
    draw: (words) =>
      render(
        <table>
          <tbody>
            <CallRow call={callOf(words)} now={{} as never} isOpen onToggle={() => {}} />
          </tbody>
        </table>,
      ).container,
  },
  'planned faults in the drawer': {
    draw: (words) => render(<FaultsList now={{ counts: { faults: [words] } } as never} />).container,
  },
  "a toast in the server's words": {
    draw: (words) => {
      const { container, stores } = renderView(<Toasts />);
      act(() => stores.toasts.showError(failureOf({ status: 500, text: JSON.stringify({ message: words }) })));
      return container;
    },
    // Not what looks like markup: the shop has better words for it.
    reads: (words) => (words.includes('<') ? '' : words.trim()),
  },
  'a toast of a code that nobody knows': {
    draw: (words) => {
      const { container, stores } = renderView(<Toasts />);
      act(() =>
        stores.toasts.showError(failureOf({ status: 400, text: JSON.stringify({ code: words, message: '' }) })),
      );
      return container;
    },
    reads: () => '',
  },
  'a receipt, on paper too': { draw: (words) => renderView(<OrderView order={orderOf(words)} />).container },
  'the way to the shop': {
    draw: (words) => renderView(<MapLink contacts={{ email: words, phone: words, address: words }} />).container,
  },
  'what a page says of itself': {
    draw: (words) => {
      const head = {
        language: 'uk',
        territory: 'uk_UA',
        siteName: words,
        theme: 'dark',
        title: words,
        description: words,
        canonical: `/${words}`,
        alternates: [],
        isIndexed: true,
        picture: words,
      };
      return parsed(headHtml(head, [{ '@type': 'Product', name: words }], 'https://shop.test'));
    },
    // In JSON-LD beside the title.
    reads: (words) => words.trim(),
  },
};

test.each(Object.entries(SINKS))(
  'whatever words are in %s, they are words and nothing else',
  async (_, { draw, reads = (words) => words }) => {
    const before = shape(await draw(HARMLESS));
    cleanup();
    for (const words of HOSTILE) {
      const drawn = await draw(words);
      expect(shape(drawn), words).toBe(before);
      expect(kept(drawn.textContent), words).toContain(kept(isolated(reads(words))));
      cleanup();
    }
    for (const name of SAID) expect(console[name], name).not.toHaveBeenCalled();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  },
);

test('whatever was sent, the command that is copied sends it and does nothing else', () => {
  const sendable = HOSTILE.filter((words) => kept(words) === words);
  for (const words of ['$(echo born)', '`echo born`', '\\', "'; echo born; '", ...sendable]) {
    const command = curlOf(callOf(words)).replace(/^curl/, String.raw`printf '%s\0'`);
    const sent = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0');
    expect(sent).toEqual([
      '-X',
      'POST',
      `http://localhost:4010/v1/${words}`,
      '-H',
      `idempotency-key: ${words}`,
      '--data-raw',
      words,
      '',
    ]);
  }
});
