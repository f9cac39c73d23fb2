import { EventEmitter, once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Life, stopOnSignals } from '#server/graceful-stop.ts';
import { listen } from '#server/listen.ts';
import { openServer } from './stub-shop.ts';

const DRAIN_MS = 400;
const IDLE_MS = 150;

/** A shop that listens on a free port, as a process that can be sent signals. */
async function run(answer?: (request: Request) => Promise<Response>, { idleMs = IDLE_MS, stopMs = 20_000 } = {}) {
  const life: Life = { isStopping: false };
  const { shop } = await openServer({ life });
  const ends: number[] = [];
  const said: string[] = [];
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => void ends.push(code) });
  const { promise: listening, resolve: ready } = Promise.withResolvers<number>();
  const server = listen(answer ?? shop.fetch, { port: 0, host: '127.0.0.1', headers: {} }, (at) => ready(at.port));
  const say = (line: string): void => void said.push(line);
  const limits = { drainMs: DRAIN_MS, idleMs, stopMs };
  stopOnSignals(server, process as unknown as NodeJS.Process, { say, life, ...limits });
  onTestFinished(() => server.closeAllConnections());
  const port = await listening;
  const ask = async (path: string, agent: Agent | false = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; isLast: boolean }>();
    get({ port, host: '127.0.0.1', path, agent }, async (response) => {
      try {
        await text(response);
        resolve({ status: response.statusCode, isLast: response.headers.connection === 'close' });
      } catch (error) {
        reject(error);
      }
    }).on('error', reject);
    return promise;
  };
  return { ask, ends, port, process, said, server };
}

test('of fifty busy connections each is told that its answer is the last one, and none is cut', async () => {
  const { ask, ends, process } = await run(undefined, { idleMs: 10_000 });
  let stoppedAt = Number.POSITIVE_INFINITY;
  let after = 0;
  let known = 0;
  const shopper = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask('/ua', agent);
    known += 1;
    for (let isLast = false; !isLast;) {
      const isAfter = performance.now() > stoppedAt;
      const answer = await ask('/ua', agent);
      expect(answer.status).toBe(200);
      ({ isLast } = answer);
      if (isAfter) after += 1;
    }
    agent.destroy();
  };
  const shoppers = Array.from({ length: 50 }, shopper);
  await expect.poll(() => known, { timeout: 15_000 }).toBe(50);
  stoppedAt = performance.now();
  process.emit('SIGTERM');
  await Promise.all(shoppers);
  expect(after).toBeLessThanOrEqual(50);
  await expect.poll(() => ends, { timeout: 5_000 }).toEqual([0]);
});

test('a load balancer hears of it: new connections are still taken for a while, and health is 503', async () => {
  const { ask, ends, process } = await run();
  expect((await ask('/health')).status).toBe(200);
  process.emit('SIGTERM');
  expect(await ask('/health')).toEqual({ status: 503, isLast: true });
  expect(await ask('/ua')).toEqual({ status: 200, isLast: true });
  await expect.poll(() => ends).toEqual([0]);
  await expect(ask('/ua')).rejects.toThrow('ECONNREFUSED');
});

test('a connection on which nothing goes on is closed at once', async () => {
  const { port, process } = await run();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const began = performance.now();
  process.emit('SIGTERM');
  await once(socket, 'close');
  expect(performance.now() - began).toBeLessThan(DRAIN_MS);
});

test('a request that came while the server was too busy to read it is answered', async () => {
  const { port, process } = await run();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  // Timers come next then, before anything is read.
  setImmediate(() => {
    process.emit('SIGTERM');
    socket.write('GET /ua HTTP/1.1\r\nHost: shov.test\r\n\r\n');
    const busyUntil = performance.now() + IDLE_MS;
    while (performance.now() < busyUntil);
  });
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n/u);
});

test('half a request is waited for', async () => {
  const { port, process } = await run();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /ua HTTP/1.1\r\nHost: shov');
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  process.emit('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS / 2));
  socket.write('.test\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n(?=[\s\S]*connection: close)/iu);
});

test('an answer that has begun is finished', async () => {
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
  const slow = async (): Promise<Response> =>
    new Response(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('a'));
          await rest;
          controller.enqueue(new TextEncoder().encode('b'));
          controller.close();
        },
      }),
    );
  const { ends, port, process } = await run(slow);
  const { promise, resolve } = Promise.withResolvers<string>();
  get({ port, host: '127.0.0.1' }, async (response) => {
    process.emit('SIGTERM');
    setTimeout(finish, DRAIN_MS * 2);
    resolve(await text(response));
  });
  expect(await promise).toBe('ab');
  await expect.poll(() => ends, { timeout: 5_000 }).toEqual([0]);
});

test('Ctrl+C ends at once, and when it comes twice, from the terminal and from npm, it is one stop', async () => {
  const { ends, process, said } = await run();
  const began = performance.now();
  process.emit('SIGINT');
  process.emit('SIGINT');
  await expect.poll(() => ends).toEqual([0]);
  expect(performance.now() - began).toBeLessThan(DRAIN_MS);
  expect(said).toEqual(['stopping']);
});

test('a request that never ends does not keep the server for ever', async () => {
  const { ends, port, process } = await run(() => Promise.withResolvers<Response>().promise, { stopMs: DRAIN_MS });
  get({ port, host: '127.0.0.1' }).on('error', () => {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.emit('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS * 1.5));
  expect(ends).toEqual([]);
  await expect.poll(() => ends, { timeout: 5_000 }).toEqual([0]);
});
