import { MANAGER, REGULAR } from '#fixtures/users.ts';
import { googleCredential } from '#mocks/google.ts';
import { signed } from '#mocks/payment-data.ts';
import type { OwnerOf } from './owner.ts';

interface Letter {
  to: string;
  kind: string;
  link?: { url: string };
}

const ACCOUNTS = { manager: MANAGER, regular: REGULAR };
const MINOR = 100;

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
    async say({ orderId, amount, outcome, transactionId, isForged = false }) {
      const isPaid = outcome === 'paid';
      const said = { orderId, amount: Math.round(amount * MINOR), transactionId };
      const { data, signature } = await signed({ ...said, outcome: isPaid ? 'paid' : 'card_declined' });
      await tool('payments', { data, signature: isForged ? [...signature].toReversed().join('') : signature });
    },
    stock: ({ variantId, size }, left) => surely('stock', { variantId, size, left }),
    price: (variantId, price) => surely('price', { variantId, ...price }),
    promo: (code) => surely('promo-code', code),
    turn: (id, status) => surely('order', { id, status }),
    async forget() {
      await fetch(`${baseUrl}/v1/__mock/reset`, { method: 'POST' });
    },
  };
};
