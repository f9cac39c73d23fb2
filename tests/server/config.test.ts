import { expect, test } from 'vitest';
import { configOf } from '#server/config.ts';
import { contentSecurityPolicy } from '#server/security.ts';

test('a server told nothing listens on loopback with the bundled backend', () => {
  expect(configOf({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    apiUrl: undefined,
    dataFile: '.data/backend.db',
  });
  expect(configOf({ DATA_FILE: '' }).dataFile).toBeUndefined();
  expect(configOf({ PORT: '', HOST: '' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ API_URL: 'api.example.com' }, 'API_URL'],
  [{ API_URL: 'javascript:alert(1)' }, 'API_URL'],
  [{ BRANCHES_URL: '/branches' }, 'BRANCHES_URL'],
  [{ NOVA_POSHTA_KEY: 'with spaces in it' }, 'NOVA_POSHTA_KEY'],
  [{ NOVA_POSHTA_URL: 'api.novaposhta.ua' }, 'NOVA_POSHTA_URL'],
  [{ SEND_IDEMPOTENCY_KEY: 'yes' }, 'SEND_IDEMPOTENCY_KEY'],
  [{ PAYMENT_ORIGINS: 'https://pay.example, nonsense' }, 'PAYMENT_ORIGINS'],
])('%j is refused by name', (environment, name) => {
  expect(() => configOf(environment)).toThrow(name);
});

test('a key is in no sentence about it', () => {
  expect(() => configOf({ NOVA_POSHTA_KEY: 'secret of the house' })).toThrow(/^(?!.*secret).*NOVA_POSHTA_KEY/);
});

test('nothing is said of Idempotency-Key unless it is switched on or off', () => {
  expect(configOf({}).sendIdempotencyKey).toBeUndefined();
  expect(configOf({ SEND_IDEMPOTENCY_KEY: '1' }).sendIdempotencyKey).toBe('1');
  expect(configOf({ SEND_IDEMPOTENCY_KEY: '0' }).sendIdempotencyKey).toBe('0');
});

test('the look-up of parcel branches is off unless it is named, and then the policy lets it be asked', () => {
  expect(configOf({}).branchesUrl).toBeUndefined();
  const config = configOf({ BRANCHES_URL: 'https://parcels.example/find?key=1' });
  expect(config.branchesUrl).toBe('https://parcels.example/find?key=1');
  expect(contentSecurityPolicy(config)).toContain("connect-src 'self' https://parcels.example;");
});

test('the policy allows no inline or evaluated script, and names a real backend where there is one', () => {
  const policy = contentSecurityPolicy(
    configOf({ API_URL: 'https://api.example.com/v1', PAYMENT_ORIGINS: 'https://pay.example' }),
  );
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types json$/);
});

test('the policy of a page names its own styles by their hash, and those only', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  const hash = 'X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';
  expect(contentSecurityPolicy(configOf({}), false, 'a{}')).toContain(`'sha256-${hash}'`);
  expect(contentSecurityPolicy(configOf({}), false)).not.toContain(hash);
});
