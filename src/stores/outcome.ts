import { AppError } from '#domain/errors.ts';

/** The server has said no and nothing has happened; anything else (no answer, a broken one) leaves the outcome open. */
export function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && error.kind === 'server' && error.status < 500;
}
