import { tokens, user } from '#contract/auth.ts';
import type { AuthPort } from '#ports/auth.ts';
import type { Client } from './client.ts';
import { toUser, toWireChanges } from './mapping/user.ts';

const PROFILE = '/v1/customer-profile';

export function createAuth(client: Client): AuthPort {
  return {
    register: ({ email, password }, operation) =>
      client.send('POST', '/v1/auth/register', { email, password }, tokens, { operation }),

    login: ({ email, password }) => client.send('POST', '/v1/auth/login', { email, password }, tokens),

    google: (idToken) => client.send('POST', '/v1/auth/google', { idToken }, tokens),

    refresh: (refreshToken, operation) =>
      client.send('POST', '/v1/auth/refresh-session', { refreshToken }, tokens, { operation }),

    requestReset: (email) => client.send('POST', '/v1/auth/reset-password', { email }, undefined),

    // The wire says 'forgot' for what follows the letter.
    resetPassword: (token, password) => client.send('POST', '/v1/auth/forgot-password', { token, password }, undefined),

    confirmEmail: (token) => client.send('POST', '/v1/auth/confirm-email', { token }, undefined),

    async details(signal) {
      return toUser(await client.read(`${PROFILE}/details`, user, { signal }));
    },

    async update(changes) {
      return toUser(await client.send('PATCH', `${PROFILE}/update`, toWireChanges(changes), user));
    },

    changePassword: (oldPassword, newPassword) =>
      client.send('PATCH', `${PROFILE}/update/password`, { oldPassword, newPassword }, undefined),
  };
}
