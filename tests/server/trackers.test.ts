import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { configOf } from '#server/config.ts';
import { contentSecurityPolicy } from '#server/security.ts';
import { openServer } from './stub-shop.ts';

const BOTH = { TAG_MANAGER_ID: 'GTM-ABC123', PIXEL_ID: '1234567890' };
const scriptOf = (html: string): string => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** Runs the page of those who count; what is asked for by picture and what the tag manager would read. */
async function runPage(environment: Record<string, string>) {
  const { ask } = await openServer({ environment });
  const html = await (await ask('/trackers')).text();
  const pictures: string[] = [];
  const said: unknown[] = [];
  const parent = { postMessage: (message: unknown) => said.push(message) };
  const window: { dataLayer: Record<string, unknown>[]; parent: typeof parent; [name: string]: unknown } = {
    dataLayer: [],
    parent,
    addEventListener: (_: string, listen: (event: unknown) => void) => (window['listen'] = listen),
  };
  const context = {
    window,
    URLSearchParams,
    Image: class {
      set src(address: string) {
        pictures.push(address);
      }
    },
    document: { documentElement: { dataset: { pixel: /data-pixel="(\d*)"/.exec(html)?.[1] } } },
  };
  runInNewContext(scriptOf(html), context);
  const tell = (data: unknown, source: unknown = parent): void =>
    (window['listen'] as (event: unknown) => void)({ source, data });
  return { pictures, said, tell, counted: () => window.dataLayer.slice(1) };
}

describe('the page of those who count visits', () => {
  it('is there only where they are configured', async () => {
    const { ask } = await openServer();
    expect((await ask('/trackers')).status).not.toBe(200);
    expect(await (await ask('/ua')).text()).not.toContain('name="trackers"');
    expect(contentSecurityPolicy(configOf({}))).not.toContain('frame-src');
    const counted = await openServer({ environment: BOTH });
    expect((await counted.ask('/trackers')).status).toBe(200);
    expect(await (await counted.ask('/ua')).text()).toContain('<meta name="trackers" content="/trackers">');
  });

  it('leaves the policy of the shop as strict as it was but for a frame of its own', () => {
    const [plain, counted] = [{}, BOTH].map((environment) => contentSecurityPolicy(configOf(environment)));
    expect(counted?.replace("frame-src 'self'; ", '')).toBe(plain);
  });

  it('has no origin, runs one script of ours by its hash, may be framed by the shop only, and is kept by nobody', async () => {
    const { ask } = await openServer({ environment: BOTH });
    const answer = await ask('/trackers');
    const hash = createHash('sha256')
      .update(scriptOf(await answer.text()))
      .digest('base64');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /);
    expect(policy).toContain(`script-src 'sha256-${hash}' https://www.googletagmanager.com;`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('names none but those that are configured', async () => {
    const { ask } = await openServer({ environment: { PIXEL_ID: '1234567890' } });
    const answer = await ask('/trackers');
    expect(await answer.text()).not.toContain('gtm.js?id');
    expect(answer.headers.get('content-security-policy')).not.toContain('google');
  });

  const GOOGLE = [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
  ].join(' ');
  const META = 'https://www.facebook.com';
  it.each([
    [BOTH, `${GOOGLE} ${META}`],
    [{ TAG_MANAGER_ID: BOTH.TAG_MANAGER_ID }, GOOGLE],
    [{ PIXEL_ID: BOTH.PIXEL_ID }, META],
  ])('with %j what is counted reaches %s, and nobody else', async (environment, counters) => {
    const { ask } = await openServer({ environment });
    const policy = (await ask('/trackers')).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining([`connect-src ${counters}`, `img-src ${counters}`]));
  });

  it('listens to the shop only, and to what it knows', async () => {
    const { tell, said, counted, pictures } = await runPage(BOTH);
    expect(said).toEqual(['ready']);
    tell({ name: 'subscribe' }, { stranger: true });
    tell({ name: 'toString' });
    tell({ name: '__proto__' });
    expect(counted()).toEqual([]);
    tell({ name: 'purchase', number: '20417', value: 4901, currency: 'UAH' });
    expect(counted()).toEqual([{ event: 'purchase', number: '20417', value: 4901, currency: 'UAH' }]);
    expect(pictures.map((address) => new URL(address).origin)).toEqual(['https://www.facebook.com']);
    expect(pictures.map((address) => Object.fromEntries(new URL(address).searchParams))).toEqual([
      { id: '1234567890', ev: 'Purchase', 'cd[value]': '4901', 'cd[currency]': 'UAH' },
    ]);
  });

  it('asks for no picture without a pixel', async () => {
    const { tell, counted, pictures } = await runPage({ TAG_MANAGER_ID: 'GTM-ABC123' });
    tell({ name: 'page', screen: 'home' });
    expect(counted()).toEqual([{ event: 'page', screen: 'home' }]);
    expect(pictures).toEqual([]);
  });

  it.each([
    [{ TAG_MANAGER_ID: 'GTM-1"><script>' }, 'TAG_MANAGER_ID'],
    [{ TAG_MANAGER_ID: 'UA-1234-5' }, 'TAG_MANAGER_ID'],
    [{ PIXEL_ID: '12345x' }, 'PIXEL_ID'],
  ])('%j is no id', (environment, name) => {
    expect(() => configOf(environment)).toThrow(name);
  });
});
