import type { Config } from './config.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a server that listens there is reached from its own machine alone. */
export function isForItselfAlone({ host }: Pick<Config, 'host'>): boolean {
  return LOOPBACK.test(host) || host === '::1';
}

/**
 * Where public addresses of the shop begin. As configured, else as this machine was asked on itself; any other host is
 * only what somebody put into a request, so addresses are then said without one: ''.
 */
export function publicOrigin(url: string, { publicOrigin: configured }: Pick<Config, 'publicOrigin'>): string {
  if (configured !== undefined) return configured;
  const { hostname, origin } = new URL(url);
  return LOOPBACK.test(hostname) ? origin : '';
}
