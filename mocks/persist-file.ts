import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from './persist.ts';

const BETWEEN_WRITES_MS = 200;

/** By file: the write that is still to be done. */
const unwritten = new Map<string, () => void>();

process.on('exit', () => {
  for (const write of unwritten.values()) write();
});

/**
 * One file; written beside and then renamed, so that a crash leaves the old state and never half of one. The first
 * change is written at once and what follows within 200 ms with it, for every write is the whole state; the last is
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
    const text = latest();
    latest = undefined;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      write();
    }, BETWEEN_WRITES_MS).unref();
    try {
      mkdirSync(dirname(file), { recursive: true });
      const fresh = `${file}.${process.pid}.new`;
      writeFileSync(fresh, text, { mode: 0o600 });
      renameSync(fresh, file);
    } catch (error) {
      if (isTold) return;
      isTold = true;
      process.stderr.write(`the backend's state lasts no restart: ${String(error)}\n`);
    }
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
