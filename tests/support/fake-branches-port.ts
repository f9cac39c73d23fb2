import type { Branch } from '#domain/branches.ts';
import type { BranchesPort } from '#ports/branches.ts';
import type { FakeFailures } from './fake-failures.ts';
import { createFailures } from './fake-failures.ts';

/** Branches kept in memory, found by the beginning of their city or by their number. */
export function createFakeBranchesPort(branches: Branch[]): BranchesPort & FakeFailures {
  const failures = createFailures();
  return {
    ...failures,
    async find(query) {
      await failures.pass('find', query);
      const words = query.toLowerCase().split(' ');
      return branches.filter(({ city, number }) =>
        words.every((word) => city.toLowerCase().startsWith(word) || number.startsWith(word)),
      );
    },
  };
}
