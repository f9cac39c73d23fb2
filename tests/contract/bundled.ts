import { MANAGER, REGULAR } from '#fixtures/users.ts';
import { googleCredential } from '#mocks/google.ts';
import { wordOn } from '#mocks/bank-words.ts';
import { type PaymentDemand, signed } from '#mocks/payment-data.ts';
import { unpacked } from '#mocks/signing.ts';
import type { OwnerOf } from './owner.ts';

interface Letter {
  to: string;
  kind: string;
  link?: { url: string };
}

const ACCOUNTS = { manager: MANAGER, regular: REGULAR };
/** So many of the beginning of a UUID: a number that counts the bank's payments. */
const HEX_DIGITS = 8;

/** The owner of the bundled backend: its developer's endpoints, and the keys of its provider and of its Google. */
export const owner: OwnerOf = ({ fetch, baseUrl }) => {
  async function tool(path: string, body?: unknown): Promise<Response> {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${baseUrl}/v1/__mock/${path}`, { method, headers, ...content });
  }

  /** As `tool`, and rejects when it is refused. */
  async function surely(path: string, body: unknown): Promise<void> {
    const response = await tool(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  return {
    languages: ['uk', 'en'],
    account: async (who) => ({ email: ACCOUNTS[who].user.email, password: ACCOUNTS[who].password }),
    async letterToken(email, kind) {
      const letters = (await (await tool('letters')).json()) as Letter[];
      const last = letters.findLast((letter) => letter.to === email && letter.kind === kind);
      return new URL(last?.link?.url ?? 'https://no.letter').searchParams.get('token') ?? '';
    },
    googleCredential,
    plan: (fault) => surely('faults', { faults: [fault] }),
    wait: (offsetMs) => surely('clock', { offsetMs }),
    async say({ redirect, orderId, amount, outcome, transactionId, isForged = false }) {
      const demand = unpacked(redirect.fields['data'] ?? '') as PaymentDemand;
      const paymentId = Number.parseInt(transactionId.slice(0, HEX_DIGITS), 16);
      const ended = outcome === 'paid' ? 'paid' : 'card_declined';
      const word = wordOn({ ...demand, order_id: orderId, amount }, ended, paymentId, Date.now());
      const { data, signature } = await signed(word);
      await tool('payments', { data, signature: isForged ? [...signature].toReversed().join('') : signature });
    },
    stock: ({ variantId, size }, left) => surely('stock', { variantId, size, left }),
    price: (variantId, price) => surely('price', { variantId, ...price }),
    promo: (code) => surely('promo-code', code),
    send: (id, parcel) => surely('parcel', { id, ...parcel }),
    turn: (id, status) => surely('order', { id, status }),
    async forget() {
      await fetch(`${baseUrl}/v1/__mock/reset`, { method: 'POST' });
    },
  };
};
