import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from './persist.ts';

/** One file; written beside and then renamed, so that a crash leaves the old state and never half of one. */
export function fileStorage(file: string): Storage {
  return {
    load() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    save(text) {
      mkdirSync(dirname(file), { recursive: true });
      const fresh = `${file}.${process.pid}.new`;
      writeFileSync(fresh, text, { mode: 0o600 });
      renameSync(fresh, file);
    },
    isShared: false,
  };
}
