import { globSync, readFileSync } from 'node:fs';
import { seededRandom } from '#mocks/node.ts';
import { isSpared } from './spared.ts';
import { type Mutant, mutantsOf } from './sites.ts';

export interface Placed extends Mutant {
  file: string;
  line: number;
  /** What stands there and what instead, in few words. */
  words: string;
}

const brief = (code: string): string => code.replaceAll(/\s+/g, ' ').trim().slice(0, 60);

function placedIn(file: string): Placed[] {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  return mutantsOf(source).flatMap((mutant) => {
    const line = source.slice(0, mutant.start).split('\n').length;
    if (isSpared(file, mutant.kind, lines[line - 1] ?? '')) return [];
    const words = `${brief(source.slice(mutant.start, mutant.end))} -> ${brief(mutant.text)}`;
    return [{ ...mutant, file, line, words }];
  });
}

/** All that matter, of files whose name begins so. */
export function allMutants(begin: string): Placed[] {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}').filter((file) => file.startsWith(begin) && !file.includes('.d.'));
  return files.toSorted().flatMap(placedIn);
}

/** The first `count` by chance, of each kind as many: a longer pick of the same seed begins with a shorter one. */
export function picked(mutants: Placed[], seed: number, count: number): Placed[] {
  const random = seededRandom(seed);
  const kinds = [...Map.groupBy(mutants, ({ kind }) => kind).values()];
  const any = <Item>(items: Item[]): number => Math.floor(random() * items.length);
  const found: Placed[] = [];
  while (found.length < count && kinds.length > 0) {
    const at = any(kinds);
    const kind = kinds[at] ?? [];
    found.push(...kind.splice(any(kind), 1));
    if (kind.length === 0) kinds.splice(at, 1);
  }
  return found;
}
