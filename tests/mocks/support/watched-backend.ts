import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Storage } from '#mocks/persist.ts';
import type { ListName, RowWriter } from '#mocks/state-rows.ts';
import { LISTS, StateRows, restOf } from '#mocks/state-rows.ts';
import type { State } from '#mocks/state.ts';
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

function inRows(state: State): unknown {
  return [restOf(state), Object.fromEntries(LISTS.map((name) => [name, state[name]]))];
}

/** Rows as a file would keep them. */
function keptRows(): RowWriter & { text: () => string } {
  const kept = new Map<number, { list: ListName; text: string }>();
  let rest = '';
  let count = 0;
  return {
    insert(list, text) {
      count += 1;
      kept.set(count, { list, text });
      return count;
    },
    update(id, text) {
      const row = kept.get(id);
      if (row !== undefined) row.text = text;
    },
    remove: (id) => void kept.delete(id),
    clear: () => kept.clear(),
    keepRest: (text) => void (rest = text),
    text() {
      const of = (name: ListName) => [...kept.values()].flatMap(({ list, text }) => (list === name ? [text] : []));
      const lists = LISTS.map((name) => `"${name}":[${of(name).join()}]`);
      return `[${JSON.stringify(rest)},{${lists.join()}}]`;
    },
  };
}

/** A backend whose memory can be read and whose mistakes are counted; it begins with what another one remembered. */
export async function watchedBackend({
  remembered,
  generation = 0,
  now = () => TEST_NOW,
}: Beginning = {}): Promise<WatchedBackend> {
  const rows = new StateRows();
  const kept = keptRows();
  let written = (): string => '';
  const bugs: unknown[] = [];
  const storage: Storage = {
    load: () => remembered,
    save: (text, state, touched) => {
      written = text;
      rows.write(state, touched, kept);
      const whole = kept.text();
      if (whole !== JSON.stringify(inRows(state)))
        bugs.push(new Error('a change of the state was not kept by its row'));
    },
    isShared: false,
  };
  const onBug = (error: unknown): void => void bugs.push(error);
  const backend = createTestBackend({ storage, now, newId: idsOf(generation), onBug });
  // Changes nothing, but has it saved.
  await ask(backend, 'POST', '/v1/__mock/faults', { body: { faults: [] } });
  return { backend, memory: () => written(), bugs };
}
