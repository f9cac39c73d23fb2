import type { DatabaseSync } from 'node:sqlite';
import type { Storage } from './persist.ts';
import { BUSY_MS, isBusy, openOrBeginAnew, readFrom, setAside, snapshotIn, tell, writerTo } from './sqlite-file.ts';
import type { State } from './state.ts';
import type { ListName, RowWriter } from './state-rows.ts';
import { StateRows } from './state-rows.ts';

const GIVE_UP_MS = 10_000;
/** So long others may join a transaction: a commit costs the same for one call and for many. */
const OPEN_MS = 10;
/** Who has written within so long is likely to want to again. */
const OTHERS_MS = 1_000;
const TURN_MS = 3;
/** Calls of this process that are committed together; each is answered after that. */
interface Round {
  running: number;
  began: Promise<void>;
  done: PromiseWithResolvers<void>;
  closesAt: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The state in a file of SQLite: what a call has changed is committed before it is answered, so that a process which is
 * killed loses nothing it has answered, and several processes may keep one shop. A file that is damaged, or of no use to
 * this release, is set aside with a word and begun anew. Where nothing can be written (a full disk, a read-only
 * container) that is said once, and the state lives in memory.
 */
export function sqliteStorage(file: string, version: number): Storage {
  const rows = new StateRows();
  let snapshot: string | undefined;
  let database: DatabaseSync | undefined;
  let writer: RowWriter | undefined;
  /** Changes when another connection has committed. */
  let versionNow = (): unknown => undefined;
  let seen: unknown;
  let ids: Record<ListName, number[]> | undefined;
  let isOpen = false;
  let round: Round | undefined;
  let othersWroteAt = Number.NEGATIVE_INFINITY;
  let othersTurnUntil = 0;

  function give(up: unknown): void {
    tell(`the backend's state lasts no restart: ${String(up)}`);
    database = undefined;
    versionNow = () => seen;
  }

  function attempt(act: (database: DatabaseSync) => void): void {
    if (database === undefined) return;
    try {
      act(database);
    } catch (error) {
      give(error);
    }
  }

  function open(): void {
    database = openOrBeginAnew(file);
    database.exec('PRAGMA busy_timeout = 0');
    writer = writerTo(database, version);
    const asked = database.prepare('PRAGMA data_version');
    versionNow = () => asked.get()?.['data_version'];
  }

  try {
    snapshot = snapshotIn(file);
    if (snapshot !== undefined) setAside(file, 'a snapshot and is taken over');
    open();
  } catch (error) {
    give(error);
  }

  async function begin(): Promise<void> {
    const until = performance.now() + GIVE_UP_MS;
    while (database !== undefined && !isOpen) {
      try {
        database.exec('BEGIN IMMEDIATE');
        isOpen = true;
      } catch (error) {
        if (!isBusy(error)) give(error);
        // Somebody else is at it for too long: this call fails, and what is kept stays.
        else if (performance.now() > until) throw error;
        else await pause(Math.random() * 2);
      }
    }
  }

  /** Commits for all that ran together; others of this process and then of another may go on. */
  function commit({ done }: Round): void {
    if (isOpen) attempt((open) => open.exec('COMMIT'));
    isOpen = false;
    round = undefined;
    if (performance.now() - othersWroteAt < OTHERS_MS) othersTurnUntil = performance.now() + TURN_MS;
    done.resolve();
  }

  function leave(mine: Round): void {
    mine.running -= 1;
    if (mine.running === 0) commit(mine);
  }

  /** The transaction that may be joined; one that is open for long is left to its end, so that others have a turn. */
  async function joined(): Promise<Round> {
    if (round !== undefined && performance.now() > round.closesAt) {
      await round.done.promise;
      return joined();
    }
    // Where others write too they get a turn between two of ours.
    if (round === undefined && performance.now() < othersTurnUntil) {
      await pause(TURN_MS);
      othersTurnUntil = 0;
      return joined();
    }
    round ??= { running: 0, done: Promise.withResolvers(), began: begin(), closesAt: performance.now() + OPEN_MS };
    round.running += 1;
    const mine = round;
    try {
      await mine.began;
      return mine;
    } catch (error) {
      leave(mine);
      throw error;
    }
  }

  function keep(state: State, touched: ReadonlySet<unknown>): void {
    const isOwn = !isOpen;
    attempt((open) => {
      if (isOwn) open.exec(`PRAGMA busy_timeout = ${BUSY_MS}; BEGIN IMMEDIATE`);
      if (writer !== undefined) rows.write(state, touched, writer);
      if (isOwn) open.exec('COMMIT; PRAGMA busy_timeout = 0');
    });
  }

  return {
    load() {
      if (snapshot !== undefined) {
        const text = snapshot;
        snapshot = undefined;
        seen = versionNow();
        return text;
      }
      let found: ReturnType<typeof readFrom>;
      attempt((open) => {
        if (seen !== undefined) othersWroteAt = performance.now();
        seen = versionNow();
        found = readFrom(open);
      });
      ids = found?.ids;
      return found?.text;
    },
    took(state) {
      if (ids !== undefined) return rows.took(state, ids);
      // Taken over: kept at once, for the file it comes from is out of the way already.
      rows.forget();
      keep(state, new Set());
    },
    refuse(why) {
      rows.forget();
      if (ids === undefined) return;
      ids = undefined;
      try {
        database?.close();
        setAside(file, why);
        open();
      } catch (error) {
        give(error);
      }
    },
    save: (_text, state, touched) => keep(state, touched),
    hasNews: () => versionNow() !== seen,
    isShared: true,
    async alone(run) {
      const mine = await joined();
      try {
        return await run();
      } finally {
        leave(mine);
        await mine.done.promise;
      }
    },
  };
}
