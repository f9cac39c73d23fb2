import { AppError } from '#domain/errors.ts';

/** Answers that put the asker off rather than say no to what was asked: sign in first, too slow, too early, too often. */
const PUT_OFF: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** The server has said no and nothing has happened; anything else (no answer, a broken one, 'later') leaves it open. */
export function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError) || error.kind !== 'server') return false;
  return error.status < 500 && !PUT_OFF.has(error.status);
}
