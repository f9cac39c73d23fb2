import { expect, test } from 'vitest';
import { configOf } from '#server/config.ts';
import { demonstrationNotice } from '#server/demonstration.ts';
import { googleClientOf } from '#server/google-sign-in.ts';

const noticeOf = (environment: Record<string, string>) => demonstrationNotice(configOf(environment));
const standsIn = (environment: Record<string, string>) => googleClientOf(configOf(environment), true)?.isStandIn;

test('a server for others with the bundled backend says at its start that it is a demonstration', () => {
  expect(noticeOf({ HOST: '0.0.0.0' })).toMatch(/this is a demonstration: .* this machine alone/);
  expect(noticeOf({ HOST: '0.0.0.0', MOCK_TOOLS: '1' })).toMatch(/this is a demonstration: .* answer anybody/);
  expect(noticeOf({ HOST: '0.0.0.0', API_URL: 'https://api.example.com' })).toBeUndefined();
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(noticeOf({ HOST }), HOST).toBeUndefined();
});

test('the stand-in of Google is offered only where whoever sees the page can use it', () => {
  expect(standsIn({})).toBe(true);
  expect(standsIn({ HOST: '0.0.0.0' })).toBeUndefined();
  expect(standsIn({ HOST: '0.0.0.0', MOCK_TOOLS: '1' })).toBe(true);
});
