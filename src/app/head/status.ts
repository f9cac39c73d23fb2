import type { LoadState } from '#stores/load-state.ts';
import { MISSING, READY } from '#stores/load-state.ts';
import type { Shown } from '../routes/route.ts';

const STATUS: Record<LoadState['status'], number> = { idle: 200, loading: 200, ready: 200, missing: 404, failed: 503 };

/** What a page answers with: 404 for what does not exist, 503 while the API cannot say what is there. */
export function statusOf(shown: Shown): number {
  const { row } = shown.match;
  const state = row === undefined ? MISSING : (row.state?.(shown) ?? READY);
  return STATUS[state.status];
}
