/** The same `fetch`; an answer of more bytes breaks off, as a lost connection does. */
export function boundedFetch(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new TypeError(`An answer of more than ${mostBytes} bytes`));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counter), response);
  };
}
