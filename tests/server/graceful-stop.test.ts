import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { stopOnSignals } from '#server/graceful-stop.ts';

function run() {
  const ends: number[] = [];
  const said: string[] = [];
  let closed = (): void => {};
  const server = { close: vi.fn<(done: () => void) => void>((done) => (closed = done)) };
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => void ends.push(code) });
  stopOnSignals(server, process as unknown as NodeJS.Process, (line) => void said.push(line));
  return { process, server, ends, said, finishRequests: () => closed() };
}

test.each(['SIGTERM', 'SIGINT'])('after %s open requests finish, then the server ends well', (signal) => {
  const { process, server, ends, finishRequests } = run();
  process.emit(signal);
  expect(server.close).toHaveBeenCalledOnce();
  expect(ends).toEqual([]);
  finishRequests();
  expect(ends).toEqual([0]);
});

test('Ctrl+C that comes twice, from the terminal and from npm, is one stop', () => {
  const { process, server, said } = run();
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(server.close).toHaveBeenCalledOnce();
  expect(said).toEqual(['stopping']);
});

test('a request that never ends does not keep the server for ever', () => {
  vi.useFakeTimers();
  const { process, ends } = run();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(8_000);
  expect(ends).toEqual([0]);
  vi.useRealTimers();
});
