import type { WireTokens } from '#contract/auth.ts';
import type { Memory, Probe } from './probe.ts';
import { PASSWORD, good, owned, refused } from './probe.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = `${PASSWORD}-2`;

const token = ({ tokens }: Memory) => tokens?.accessToken;

/** A credential of Google with something wrong about it. */
const google =
  (person: { email?: string; verified?: boolean }, lifeMs = HOUR_MS) =>
  async ({ owner, now }: Memory) => {
    const idToken = await owner?.googleCredential?.({ ...person, expiresAt: now() + lifeMs });
    return idToken === undefined ? undefined : { body: { idToken } };
  };

const byGoogle = owned('googleCredential');
const byLetter = owned('letterToken');

/** The token of a letter in a body, beside what else is in it. */
const lettered =
  (kind: 'confirm-email' | 'reset-password', whose: (memory: Memory) => string, rest: object = {}) =>
  async (memory: Memory) => ({ body: { token: await memory.owner?.letterToken?.(whose(memory), kind), ...rest } });

const ofAccount = (who: 'manager' | 'regular') => async (memory: Memory) => ({
  body: await memory.owner?.account?.(who),
});

/** Two new accounts; they stay, because no call deletes one. */
export const SIGN_IN: Probe[] = [
  good(
    'auth.register',
    'a new account',
    ({ email }) => ({ body: { email, password: PASSWORD }, key: true }),
    (memory, tokens: WireTokens) => {
      memory.tokens = tokens;
    },
  ),
  good(
    'auth.register',
    'another',
    ({ otherEmail }) => ({ body: { email: otherEmail, password: PASSWORD }, key: true }),
    (memory, tokens: WireTokens) => {
      memory.otherTokens = tokens;
    },
  ),
  refused('BAD_REQUEST_VALUE_NOT_UNIQUE', 'auth.register', 'the same e-mail', ({ email }) => ({
    body: { email, password: PASSWORD },
    key: true,
  })),
  // Before anybody signs in by password: a spent token ends the session.
  good(
    'auth.refresh-session',
    'new tokens',
    ({ tokens }) => tokens && { body: { refreshToken: tokens.refreshToken } },
    (memory, tokens: WireTokens) => {
      if (memory.tokens !== undefined) memory.spentRefreshToken = memory.tokens.refreshToken;
      memory.tokens = tokens;
    },
  ),
  refused('INVALID_REFRESH_TOKEN', 'auth.refresh-session', 'a spent token', ({ spentRefreshToken }) =>
    spentRefreshToken === undefined ? undefined : { body: { refreshToken: spentRefreshToken } },
  ),
  good(
    'auth.login',
    'with the password',
    ({ email }) => ({ body: { email, password: PASSWORD } }),
    (memory, tokens: WireTokens) => {
      memory.tokens = tokens;
    },
  ),
  refused('PASSWORD_INVALID', 'auth.login', 'with another password', ({ email }) => ({
    body: { email, password: NEW_PASSWORD },
  })),
  refused('USER_WITH_THIS_CREDENTIALS_NOT_FOUND', 'auth.login', 'with an unknown e-mail', ({ email }) => ({
    body: { email: `nobody-${email}`, password: PASSWORD },
  })),
  refused('GOOGLE_AUTH_TOKEN_INVALID', 'auth.google', 'a forged credential', () => ({ body: { idToken: 'a.b.c' } })),
  ...[
    good('auth.google', 'a genuine credential', (memory) =>
      google({ email: `contract-google-${memory.run}@example.com` })(memory),
    ),
    refused('GOOGLE_AUTH_TOKEN_EXPIRED', 'auth.google', 'an old credential', google({ email: 'a@example.com' }, -1)),
    refused(
      'GOOGLE_AUTH_TOKEN_NOT_VERIFIED',
      'auth.google',
      'an e-mail Google does not vouch for',
      google({ email: 'a@example.com', verified: false }),
    ),
    refused('GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL', 'auth.google', 'a credential without an e-mail', google({})),
  ].map(byGoogle),
];

/** The letters and the profile. */
export const PROFILE: Probe[] = [
  good('customer.details', 'a new customer', (memory) => ({ token: token(memory) })),
  good('customer.update', 'every field', (memory) => ({
    body: {
      email: memory.email,
      firstName: 'Оксана',
      lastName: 'М’яченко',
      patronymic: 'Іванівна',
      phone: memory.phone,
      gender: 'FEMALE',
      birthDate: '1994-08-24',
      address: {
        region: 'UA',
        country: 'UA',
        city: 'Львів',
        state: 'Львівська область',
        address: 'вул. Вірменська, 7',
        postcode: '79008',
        branchNumber: '17',
        comment: 'Двері з двору',
      },
    },
    token: token(memory),
  })),
  good('customer.details', 'with everything filled in', (memory) => ({ token: token(memory) })),
  good('customer.update', 'what may be lacking taken away', (memory) => ({
    body: { gender: null, birthDate: null, address: null },
    token: token(memory),
  })),
  refused('BAD_REQUEST_VALUE_NOT_UNIQUE', 'customer.update', 'an e-mail somebody has', (memory) => ({
    body: { email: memory.otherEmail },
    token: token(memory),
  })),
  good('customer.update-password', 'another', (memory) => ({
    body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
    token: token(memory),
  })),
  refused('PASSWORD_NOT_MATCH', 'customer.update-password', 'not knowing the old one', (memory) => ({
    body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
    token: token(memory),
  })),
  good('newsletter.subscribe', 'once', ({ email }) => ({ body: { email }, key: true })),
  refused('BAD_REQUEST_VALUE_NOT_UNIQUE', 'newsletter.subscribe', 'twice', ({ email }) => ({
    body: { email },
    key: true,
  })),
  good('auth.reset-password', 'the letter', ({ otherEmail }) => ({ body: { email: otherEmail } })),
  refused('USER_NOT_FOUND', 'auth.reset-password', 'an unknown e-mail', ({ email }) => ({
    body: { email: `nobody-${email}` },
  })),
  ...[
    good(
      'auth.confirm-email',
      'with the letter',
      lettered('confirm-email', ({ otherEmail }) => otherEmail),
    ),
    good(
      'auth.confirm-email',
      'of the one who buys',
      lettered('confirm-email', ({ email }) => email),
    ),
  ].map(byLetter),
  refused('VALIDATION_ERROR', 'auth.confirm-email', 'a wrong token', ({ run }) => ({ body: { token: run } })),
  ...[
    good(
      'auth.forgot-password',
      'with the letter',
      lettered('reset-password', ({ otherEmail }) => otherEmail, { password: NEW_PASSWORD }),
    ),
    good(
      'auth.login',
      'with the password set anew',
      ({ otherEmail }) => ({ body: { email: otherEmail, password: NEW_PASSWORD } }),
      (memory, tokens: WireTokens) => {
        memory.otherTokens = tokens;
      },
    ),
  ].map(byLetter),
  refused('VALIDATION_ERROR', 'auth.forgot-password', 'a wrong token', ({ run }) => ({
    body: { token: run, password: NEW_PASSWORD },
  })),
];

/** Accounts of the owner of a server. */
export const OWNERS: Probe[] = [
  good('auth.login', 'as one who may delete products', ofAccount('manager'), (memory, { accessToken }: WireTokens) => {
    memory.managerToken = accessToken;
  }),
  good('auth.login', 'as an old customer', ofAccount('regular'), (memory, { accessToken }: WireTokens) => {
    memory.regularToken = accessToken;
  }),
].map(owned('account'));

/** Gives the number back, so that the next walk can have it. */
export const WITHOUT_PHONE: Probe[] = [
  good('customer.update', 'without a phone', (memory) => ({ body: { phone: '' }, token: token(memory) })),
];
