import { AppError } from '#domain/errors.ts';

/** Answers that put the asker off before anything was begun: sign in first, too early, too often. */
const NOT_BEGUN: ReadonlySet<number> = new Set([401, 425, 429]);
/** All that put the asker off rather than say no to what was asked; of one that was too slow it is not known what has begun. */
const PUT_OFF: ReadonlySet<number> = new Set([...NOT_BEGUN, 408]);

/** The server has said no and nothing has happened; anything else (no answer, a broken one, 'later') leaves it open. */
export function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError) || error.kind !== 'server') return false;
  return error.status < 500 && !PUT_OFF.has(error.status);
}

/**
 * Whether of an operation nothing has come and nothing will, so that the next press is another one. A server that is not told
 * which presses are the same says with a refusal nothing of a press before.
 */
export function isOver(error: unknown, { isFirst, isTold }: { isFirst: boolean; isTold: boolean }): boolean {
  if (isTold) return isRefusal(error);
  return isFirst && (isRefusal(error) || (error instanceof AppError && NOT_BEGUN.has(error.status)));
}
