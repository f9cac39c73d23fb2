/** What a process still holds once its garbage is collected, asked of its inspector. */
export interface Heap {
  /** Bytes. */
  live: () => Promise<number>;
  close: () => void;
}

/** `url` is what Node says after 'Debugger listening on'. */
export async function openHeap(url: string): Promise<Heap> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer')));
  });
  const ask = (method: string): Promise<unknown> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
  await ask('HeapProfiler.enable');
  return {
    async live() {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize;
    },
    close: () => socket.close(),
  };
}
