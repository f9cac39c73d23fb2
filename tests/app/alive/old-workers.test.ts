import { expect, test, vi } from 'vitest';
import { dismissWorkers } from '#app/alive/old-workers.ts';

function workerAt(scope: string) {
  return { scope, unregister: vi.fn<() => Promise<boolean>>().mockResolvedValue(true) };
}

function container(getRegistrations: () => Promise<unknown>): ServiceWorkerContainer {
  return { getRegistrations } as unknown as ServiceWorkerContainer;
}

test('a worker that answers for the shop’s pages is sent away, another’s under the same address is not', async () => {
  const old = workerAt('https://shov.ua/');
  const another = workerAt('https://shov.ua/blog/');
  await dismissWorkers(
    container(async () => [old, another]),
    'https://shov.ua',
  );
  expect(old.unregister).toHaveBeenCalledOnce();
  expect(another.unregister).not.toHaveBeenCalled();
});

test('a browser without workers, or that lets nobody ask for them, is left in peace', async () => {
  await expect(dismissWorkers(undefined, 'https://shov.ua')).resolves.toBeUndefined();
  const refusing = container(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  await expect(dismissWorkers(refusing, 'https://shov.ua')).resolves.toBeUndefined();
});
