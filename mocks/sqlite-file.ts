import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ListName, RowWriter } from './state-rows.ts';
import { LISTS } from './state-rows.ts';

const BUSY = 5;
/** So long whoever opens or writes by itself waits for another. */
export const BUSY_MS = 5_000;
const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, text TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rest (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL, text TEXT NOT NULL);
`;

export const tell = (words: string): void => void process.stderr.write(`${words}\n`);

/** Whether another process is writing just now. */
export function isBusy(error: unknown): boolean {
  return (error as { errcode?: unknown }).errcode === BUSY;
}

/** Takes a file out of the way, what SQLite keeps beside it included; one that was set aside before makes room. */
export function setAside(file: string, why: string): void {
  renameSync(file, `${file}.set-aside`);
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
  tell(`the backend's state in ${file} is ${why}: it lies in ${file}.set-aside, and a new one is begun`);
}

/**
 * A snapshot that lies where the state belongs, as downloaded or as kept by a former release. Throws for a folder or a
 * device: whatever is named by mistake stays in its place.
 */
export function snapshotIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`);
  const descriptor = openSync(file, 'r');
  const first = Buffer.alloc(1);
  readSync(descriptor, first, 0, 1, 0);
  closeSync(descriptor);
  return first.toString() === '{' ? readFileSync(file, 'utf8') : undefined;
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS};`);
    database.exec(TABLES);
    const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (verdict !== 'ok') throw new Error(verdict);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The file with its tables, sound; one that is not is set aside. */
export function openOrBeginAnew(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return opened(file);
  } catch (error) {
    if (isBusy(error) || !existsSync(file)) throw error;
    setAside(file, `damaged (${(error as Error).message})`);
    return opened(file);
  }
}

/** What writes rows, each statement prepared once. */
export function writerTo(database: DatabaseSync, version: number): RowWriter {
  const insert = database.prepare('INSERT INTO rows (list, text) VALUES (?, ?)');
  const update = database.prepare('UPDATE rows SET text = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM rows WHERE id = ?');
  const rest = database.prepare('INSERT OR REPLACE INTO rest (id, version, text) VALUES (1, ?, ?)');
  return {
    insert: (list, text) => Number(insert.run(list, text).lastInsertRowid),
    update: (id, text) => void update.run(text, id),
    remove: (id) => void remove.run(id),
    clear: () => database.exec('DELETE FROM rows'),
    keepRest: (text) => void rest.run(version, text),
  };
}

/** The rows as one snapshot, and their ids by list. */
export function readFrom(database: DatabaseSync): { text: string; ids: Record<ListName, number[]> } | undefined {
  const rest = database.prepare('SELECT version, text FROM rest').get() as
    | { version: number; text: string }
    | undefined;
  if (rest === undefined) return undefined;
  const rows = database.prepare('SELECT id, list, text FROM rows ORDER BY id').all() as unknown as {
    id: number;
    list: string;
    text: string;
  }[];
  const byList = Map.groupBy(rows, ({ list }) => list);
  const lists = LISTS.map((name) => `"${name}":[${(byList.get(name) ?? []).map(({ text }) => text).join()}]`);
  const ids = Object.fromEntries(LISTS.map((name) => [name, (byList.get(name) ?? []).map(({ id }) => id)]));
  return {
    text: `{"version":${rest.version},"state":{${lists.join()},${rest.text.slice(1)}}`,
    ids: ids as Record<ListName, number[]>,
  };
}
