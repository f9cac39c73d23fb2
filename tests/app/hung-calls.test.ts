import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '#app/entry-server.tsx';
import { createTestBackend } from '#mocks/node.ts';
import { createBreakers } from '#server/breakers.ts';

const SOME_COLOR = '/ua/catalog?colors=00000000-0000-4000-8000-000000000001';
/** A second of patience, and a busy machine; without patience it would be ten. */
const MOST_MS = 3_500;

vi.spyOn(console, 'warn').mockImplementation(() => {});

function openShop(...faults: string[]) {
  const backend = createTestBackend();
  backend.faults.set(faults.map((fault) => `${fault}:always`));
  const breakers = createBreakers(() => 0);
  const asked: string[] = [];
  const draw = async (address: string) => {
    const began = performance.now();
    const page = await renderPage({
      address,
      origin: 'https://shov.test',
      baseUrl: 'https://shov.test',
      fetch: (input, init) => {
        const request = new Request(input, init);
        asked.push(new URL(request.url).pathname);
        return backend.handle(request);
      },
      now: Date.parse('2026-11-20T12:00:00.000Z'),
      upstreams: breakers,
    });
    const html = await new Response(page?.body).text();
    return { ...page, html, took: performance.now() - began };
  };
  return { backend, draw, asked, breakers };
}

async function productAddress(): Promise<string> {
  const { html } = await openShop().draw('/ua/catalog');
  return /\/ua\/catalog\/product\/[\w-]+/.exec(html)?.[0] ?? '';
}

test('a server that is itself held up for more than a second waits for an answer all the same', async () => {
  const backend = createTestBackend();
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  let isHeldUp = false;
  const page = await renderPage({
    address: '/ua/catalog',
    origin: 'https://shov.test',
    baseUrl: 'https://shov.test',
    fetch: async (input, init) => {
      if (!isHeldUp)
        setImmediate(() => {
          const until = performance.now() + 1_200;
          while (performance.now() < until);
        });
      isHeldUp = true;
      await turn();
      await turn();
      return backend.handle(new Request(input, init));
    },
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  });
  expect(page?.lacks).toEqual([]);
});

// Nearly all they do is wait: all at once.
describe.concurrent('a page whose calls hang', () => {
  test.each(['/ua', '/ua/catalog', '/ua/contacts', SOME_COLOR])(
    '%s is drawn after a second although ways of delivery and categories never come, and says that they lack',
    async (address) => {
      const { draw } = openShop('shipping-methods.search:hang', 'categories.search:hang');
      const page = await draw(address);
      expect(page.status).toBe(200);
      expect(page.took).toBeLessThan(MOST_MS);
      expect(page.lacks?.toSorted()).toEqual(['categories.search', 'shipping-methods.search']);
    },
  );

  test('a product is drawn although what goes with it never comes', async () => {
    const { draw } = openShop('variants.search-random:hang');
    const page = await draw(await productAddress());
    expect(page.status).toBe(200);
    expect(page.took).toBeLessThan(MOST_MS);
    expect(page.lacks).toEqual(['variants.search-random']);
  });

  test('home is drawn although its goods never come', async () => {
    const page = await openShop('variants.search:hang').draw('/ua');
    expect(page.status).toBe(200);
    expect(page.took).toBeLessThan(MOST_MS);
    expect(page.lacks).toEqual(['variants.search']);
  });

  test.each(['html', 'empty', 'refused', 'SOMETHING_WENT_WRONG'])(
    'home drawn without its goods since they came as %s says that they lack',
    async (fault) => {
      const page = await openShop(`variants.search:${fault}`).draw('/ua');
      expect(page.status).toBe(200);
      expect(page.lacks).toEqual(['variants.search']);
    },
  );

  test('a listing waits for its goods, however long they take, but not for the colours to choose from', async () => {
    const { backend, draw } = openShop();
    const { handle } = backend;
    backend.handle = async (request) => {
      const body = await request.clone().text();
      if (body.includes('"limit":100') && request.url.includes('variants'))
        return Promise.withResolvers<Response>().promise;
      if (request.url.includes('variants')) await new Promise((resolve) => setTimeout(resolve, 1_300));
      return handle(request);
    };
    const page = await draw(SOME_COLOR);
    expect(page.status).toBe(200);
    expect(page.lacks).toEqual(['variants.search']);
  });

  test('a page of words that the address names is waited for, contacts under another page are not', async () => {
    const { backend, draw } = openShop();
    const { handle } = backend;
    let after = 1_300;
    backend.handle = async (request) => {
      if (request.url.includes('/pages/contacts')) await new Promise((resolve) => setTimeout(resolve, after));
      return handle(request);
    };
    const own = await draw('/ua/contacts');
    expect(own).toMatchObject({ status: 200, lacks: [] });
    // So long that a busy machine has not done by then what else the page waits for.
    after = MOST_MS;
    const other = await draw('/ua/faq');
    expect(other).toMatchObject({ status: 200, lacks: ['pages.get'] });
  });

  test('a call that fails again and again is not waited for by every page', async () => {
    const { draw, asked, breakers } = openShop('categories.search:hang');
    for (let page = 0; page < 3; page += 1) await draw('/ua/faq');
    expect(breakers.resting()).toEqual(['categories.search']);
    asked.length = 0;
    const { took, lacks } = await draw('/ua/faq');
    expect(asked).not.toContain('/v1/categories/search');
    expect(took).toBeLessThan(500);
    expect(lacks).toEqual(['categories.search']);
  });

  test('a page that lacks nothing says so, also where the server says that there are no contacts', async () => {
    expect((await openShop().draw('/ua')).lacks).toEqual([]);
    const { backend, draw, breakers } = openShop();
    const { handle } = backend;
    backend.handle = async (request) =>
      request.url.includes('/pages/contacts')
        ? Response.json({ code: 'PAGE_NOT_FOUND' }, { status: 404 })
        : handle(request);
    for (let page = 0; page < 4; page += 1) expect((await draw('/ua/faq')).lacks).toEqual([]);
    expect(breakers.resting()).toEqual([]);
  });
});
