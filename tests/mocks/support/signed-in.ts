import type { WireTokens } from '#contract/auth.ts';
import type { WireErrorBody } from '#contract/common.ts';
import type { UserRow } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import type { State } from '#mocks/state.ts';
import type { Answer } from './guest.ts';
import { ask } from './guest.ts';

export type Headers = { authorization: string };

/** Signs a documented account in; gives the headers its calls carry. */
export async function signIn(
  backend: Backend,
  { user, password }: { user: Pick<UserRow['user'], 'email'>; password: string },
): Promise<Headers> {
  const answer = await ask<WireTokens>(backend, 'POST', '/v1/auth/login', { body: { email: user.email, password } });
  if (answer.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(answer.body)}`);
  return { authorization: `Bearer ${answer.body.accessToken}` };
}

/** Status, code and the paths of the details of a refusal. */
export function refusal({ status, body }: Answer): [number, string, string[]] {
  const { code, details = [] } = body as WireErrorBody;
  return [status, code, details.map(({ path }) => path)];
}

/** The letters the backend has not sent, oldest first. */
export async function letters(backend: Backend): Promise<State['letters']> {
  return (await ask<State['letters']>(backend, 'GET', '/v1/__mock/letters')).body;
}

/** The token in the link of the last letter. */
export async function lastToken(backend: Backend): Promise<string> {
  const { link } = (await letters(backend)).at(-1) ?? {};
  return new URL(link?.url ?? '').searchParams.get('token') ?? '';
}
