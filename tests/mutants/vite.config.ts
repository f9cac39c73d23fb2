import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import shop from '../../vite.config.ts';
import { type Change, changed } from './sites.ts';

/** The shop's own, with one file otherwise than it stands; nothing is written. */
export default defineConfig((env) => {
  const config = shop(env);
  const mutated = {
    name: 'mutant',
    enforce: 'pre' as const,
    load(id: string) {
      const { file = '', ...change } = JSON.parse(process.env['MUTANT'] ?? '{}') as Change & { file?: string };
      return id.split('?')[0] === file ? changed(readFileSync(file, 'utf8'), change) : undefined;
    },
  };
  // What is kept of a run is kept by what stands in the file.
  return { ...config, test: { ...config.test, fsModuleCache: false }, plugins: [mutated, ...(config.plugins ?? [])] };
});
