import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Storage } from '#mocks/persist.ts';
import { ask } from './guest.ts';

export interface WatchedBackend {
  backend: Backend;
  /** All it remembers, as the text it would keep. */
  memory: () => string;
  /** Mistakes of its own that it has made. */
  bugs: unknown[];
}

interface Beginning {
  /** What another backend remembered. */
  remembered?: string;
  /** How many backends that one comes after. */
  generation?: number;
  now?: () => number;
}

/** Ids that no other generation of the same shop gives. */
function idsOf(generation: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${String(generation).padStart(8, '0')}-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}

/** A backend whose memory can be read and whose mistakes are counted; it begins with what another one remembered. */
export async function watchedBackend({
  remembered,
  generation = 0,
  now = () => TEST_NOW,
}: Beginning = {}): Promise<WatchedBackend> {
  let written = (): string => '';
  const bugs: unknown[] = [];
  const storage: Storage = {
    load: () => remembered,
    save: (text) => {
      written = text;
    },
    isShared: false,
  };
  const onBug = (error: unknown): void => void bugs.push(error);
  const backend = createTestBackend({ storage, now, newId: idsOf(generation), onBug });
  // Changes nothing, but has it saved.
  await ask(backend, 'POST', '/v1/__mock/faults', { body: { faults: [] } });
  return { backend, memory: () => written(), bugs };
}
