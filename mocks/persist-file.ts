import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from './persist.ts';

const BETWEEN_WRITES_MS = 200;
/** After a write there is peace for so many times as long as it took: a day's state must not slow every call. */
const REST_TO_WRITE = 30;

/** By file: the write that is still to be done. */
const unwritten = new Map<string, () => void>();

process.on('exit', () => {
  for (const write of unwritten.values()) write();
});

/**
 * One file; written beside and then renamed, so that a crash leaves the old state and never half of one. The first
 * change is written at once and what follows a little later together, for every write is the whole state; the last is
 * written at the latest when the process ends. Where it cannot be written (a full disk, a read-only container) that is
 * said once, and the state lives in memory.
 */
export function fileStorage(file: string): Storage {
  let isTold = false;
  let latest: (() => string) | undefined;
  let isResting = false;

  function write(): void {
    unwritten.delete(file);
    if (latest === undefined) return;
    const start = performance.now();
    const text = latest();
    latest = undefined;
    isResting = true;
    try {
      mkdirSync(dirname(file), { recursive: true });
      const fresh = `${file}.${process.pid}.new`;
      writeFileSync(fresh, text, { mode: 0o600 });
      renameSync(fresh, file);
    } catch (error) {
      if (!isTold) process.stderr.write(`the backend's state lasts no restart: ${String(error)}\n`);
      isTold = true;
    }
    const rest = (performance.now() - start) * REST_TO_WRITE;
    setTimeout(
      () => {
        isResting = false;
        write();
      },
      Math.max(BETWEEN_WRITES_MS, rest),
    ).unref();
  }

  return {
    load() {
      unwritten.get(file)?.();
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    save(text) {
      latest = text;
      if (isResting) unwritten.set(file, write);
      else write();
    },
    isShared: false,
  };
}
