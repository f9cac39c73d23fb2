import { tokens, user } from '#contract/auth.ts';
import type { AuthPort } from '#ports/auth.ts';
import type { Client } from './client.ts';
import { toUser } from './mapping/user.ts';

export function createAuth(client: Client): AuthPort {
  return {
    register: ({ email, password }, operation) =>
      client.send('POST', '/v1/auth/register', { email, password }, tokens, { operation }),

    login: ({ email, password }) => client.send('POST', '/v1/auth/login', { email, password }, tokens),

    refresh: (refreshToken) => client.send('POST', '/v1/auth/refresh-session', { refreshToken }, tokens),

    async details(signal) {
      return toUser(await client.read('/v1/customer-profile/details', user, { signal }));
    },
  };
}
