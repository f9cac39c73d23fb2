/**
 * The shop has no service worker. One that answers for its pages is left from a demonstration with the bundled backend
 * on the same address, and would pretend to be the true one: it is sent away. Never rejects.
 */
export async function dismissWorkers(workers: ServiceWorkerContainer | undefined, origin: string): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.filter(({ scope }) => scope === `${origin}/`).map((one) => one.unregister()));
  } catch {
    // A browser that keeps nothing has no workers either.
  }
}
