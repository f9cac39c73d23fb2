import type { Project } from '#fixtures/projects.ts';
import type { Storage } from './persist.ts';
import { seededCustomers, seededOrders } from './seeds.ts';
import type { State, StoredCustomer, StoredOrder } from './state.ts';

/** Raised when the meaning of kept data changes: older data is then left out, not misread. */
export const VERSION = 3;

export function freshState(project: Project = 'ua'): State {
  return {
    project,
    world: 'full',
    latencyMs: 0,
    faults: [],
    clockOffsetMs: 0,
    isOffline: false,
    accessTokenS: 15 * 60,
    shelves: 'full',
    isSale: false,
    orders: seededOrders(project),
    taken: {},
    prices: {},
    customers: seededCustomers(project),
    sessions: [],
    subscribers: [],
    answers: [],
    letters: [],
    letterTokens: [],
    deletedProducts: [],
  };
}

/** The backend's memory: `state` is changed in place by endpoints and kept by `save`. */
export interface Database {
  state: State;
  /** Takes up what another tab or process has kept since. */
  refresh(): void;
  /** Says that this order or customer was changed in place, or may have been: the next `save` keeps it. */
  touch(row: StoredOrder | StoredCustomer | undefined): void;
  save(): void;
  reset(): void;
  /** Runs a change while no other process makes one; what it saves lasts before this resolves. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** Whether a text that was kept is a whole state: what has another shape would fail every call. */
type IsWhole = (kept: unknown) => boolean;

/** What was kept, or why it is of no use. */
function restored(text: string, project: Project | undefined, isWhole: IsWhole): State | string {
  const fresh = freshState(project);
  try {
    const kept = JSON.parse(text) as { version?: unknown; state?: Partial<State> } | null;
    if (kept?.version !== VERSION) return 'of another release';
    if (kept.state?.project !== fresh.project) return 'of another shop';
    const state = { ...fresh, ...kept.state };
    return isWhole({ version: VERSION, state }) ? state : 'not whole';
  } catch {
    return 'damaged';
  }
}

export function createDatabase(storage: Storage, project?: Project, isWhole: IsWhole = () => true): Database {
  let seen: string | undefined;
  const touched = new Set<unknown>();

  function read(isGood: IsWhole): State {
    const text = storage.load();
    if (storage.hasNews === undefined) seen = text;
    const state = text === undefined ? undefined : restored(text, project, isGood);
    if (typeof state === 'object') {
      storage.took?.(state);
      return state;
    }
    if (state !== undefined) storage.refuse?.(state);
    return freshState(project);
  }

  return {
    state: read(isWhole),
    refresh() {
      if (!storage.isShared) return;
      const hasNews = storage.hasNews?.() ?? storage.load() !== seen;
      // What another backend keeps at this moment is whole; a text that anybody may write is looked at.
      if (hasNews) this.state = read(storage.hasNews === undefined ? isWhole : () => true);
    },
    touch(row) {
      touched.add(row);
    },
    save() {
      const text = (): string => {
        seen = JSON.stringify({ version: VERSION, state: this.state });
        return seen;
      };
      storage.save(text, this.state, touched);
      touched.clear();
    },
    alone: async (run) => storage.alone?.(run) ?? run(),
    reset() {
      this.state = freshState(project);
      this.save();
    },
  };
}
