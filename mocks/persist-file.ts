import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from './persist.ts';

/**
 * One file; written beside and then renamed, so that a crash leaves the old state and never half of one. Where it cannot
 * be written (a full disk, a read-only container) that is said once, and the state lives in memory.
 */
export function fileStorage(file: string): Storage {
  let isTold = false;
  return {
    load() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    save(text) {
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
    },
    isShared: false,
  };
}
