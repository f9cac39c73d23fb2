import type { Project } from '#fixtures/projects.ts';
import type { Storage } from './persist.ts';
import { seededCustomers, seededOrders } from './seeds.ts';
import type { State } from './state.ts';

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
  /** Takes up what another tab has kept since. */
  refresh(): void;
  save(): void;
  reset(): void;
}

/** What was kept; nothing when it is of another meaning or of another shop. */
function restored(text: string | undefined, project: Project | undefined): State | undefined {
  const fresh = freshState(project);
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as { version?: unknown; state?: Partial<State> } | null;
    const isOurs = kept?.version === VERSION && kept.state?.project === fresh.project;
    return isOurs ? { ...fresh, ...kept.state } : undefined;
  } catch {
    return undefined;
  }
}

export function createDatabase(storage: Storage, project?: Project): Database {
  let seen = storage.load();
  return {
    state: restored(seen, project) ?? freshState(project),
    refresh() {
      if (!storage.isShared) return;
      const text = storage.load();
      if (text === seen) return;
      seen = text;
      this.state = restored(text, project) ?? freshState(project);
    },
    save() {
      storage.save(() => {
        seen = JSON.stringify({ version: VERSION, state: this.state });
        return seen;
      });
    },
    reset() {
      this.state = freshState(project);
      this.save();
    },
  };
}
