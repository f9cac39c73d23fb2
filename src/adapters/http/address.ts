import { AppError } from '#domain/errors.ts';

/**
 * One part of a path, made of something a visitor may have typed into the address bar. What cannot be a part ('..',
 * nothing, half a character) is an id that does not exist, so the screen becomes a 404 instead of another resource.
 */
export function segment(value: string): string {
  const isUsable = value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value);
  if (!isUsable) throw new AppError('server', { code: 'INVALID_UUID', status: 400 });
  return encodeURIComponent(value);
}

/** Whether a path stays with our own API: only there the token may go (spec section 6). */
export function isOwnPath(path: string): boolean {
  return /^\/(?!\/)[^\\\s]*$/.test(path);
}

/** The whole address of a call with its time stamp `v` in epoch milliseconds (spec section 7). */
export function addressOf(baseUrl: string, path: string, stamp: number): string {
  const address = isOwnPath(path) ? `${baseUrl.replace(/\/+$/, '')}${path}` : path;
  return `${address}${address.includes('?') ? '&' : '?'}v=${stamp}`;
}
