import { branch } from '#contract/branches.ts';
import { listOf } from '#contract/common.ts';
import type { BranchesPort } from '#ports/branches.ts';
import type { Client } from './client.ts';
import type { Report } from './decode.ts';
import { decodeList, noReport } from './decode.ts';

/** More than any city has. */
const ALL = 500;
const QUERY_MAX_LENGTH = 200;

/** Branches from the look-up at this address, which may be another company's: the client must be one without tokens. */
export function createBranches(client: Client, address: string, report: Report = noReport): BranchesPort {
  return {
    async find(query, signal) {
      const body = { query: query.slice(0, QUERY_MAX_LENGTH), limit: ALL };
      const { items } = await client.search(address, body, listOf, { signal });
      return decodeList(branch, items, 'branches.search', report);
    },
  };
}
