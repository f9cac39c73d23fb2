import { MANAGER, REGULAR } from '#fixtures/users.ts';
import { googleCredential } from '#mocks/google.ts';
import { GOOD_CARD } from '#tests/mocks/support/guest.ts';
import type { Owner } from './probes/probe.ts';
import type { Place } from './walk.ts';

interface Letter {
  to: string;
  kind: string;
  link?: { url: string };
}

/** What only the bundled backend allows: its accounts, letters and faults, its card provider, its stand-in of Google. */
export function ownerOfBundled({ fetch, baseUrl }: Pick<Place, 'fetch' | 'baseUrl'>): Owner {
  return {
    manager: { email: MANAGER.user.email, password: MANAGER.password },
    regular: { email: REGULAR.user.email, password: REGULAR.password },
    async letterToken(email, kind) {
      const response = await fetch(`${baseUrl}/v1/__mock/letters`, { headers: { accept: 'application/json' } });
      const letters = (await response.json()) as Letter[];
      const last = letters.findLast((letter) => letter.to === email && letter.kind === kind);
      return new URL(last?.link?.url ?? 'https://no.letter').searchParams.get('token') ?? '';
    },
    googleCredential,
    async plan(fault) {
      const body = JSON.stringify({ faults: [fault] });
      await fetch(`${baseUrl}/v1/__mock/faults`, { method: 'POST', body });
    },
    async wait(offsetMs) {
      await fetch(`${baseUrl}/v1/__mock/clock`, { method: 'POST', body: JSON.stringify({ offsetMs }) });
    },
    async pay({ fields }) {
      const body = new URLSearchParams({ ...fields, ...GOOD_CARD });
      await fetch(`${baseUrl}/pay/confirm`, { method: 'POST', body, redirect: 'manual' });
    },
  };
}
