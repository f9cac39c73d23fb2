import type { Backend } from './backend.ts';
import { createBackend } from './backend.ts';
import { fileStorage } from './persist-file.ts';
import { memoryStorage } from './persist.ts';
import { photo } from './photos.ts';

export interface EmbeddedOptions {
  /** Where the state lasts over a restart, e.g. '.data/backend.json'; without it, memory. */
  dataFile?: string;
  /** Folder of the catalogue's pictures, when it is not where the sources have it. */
  photosFolder?: string;
}

const BREAK_AFTER_MS = 20;

/**
 * A response object cannot say 'connection lost': a body that breaks off is as near as it gets. The pause lets the
 * head go out first, since a server still free to answer would send a tidy 500 instead.
 */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, BREAK_AFTER_MS));
      controller.error(new Error('Connection dropped on purpose'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function isBackendPath(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/pay/');
}

/**
 * The bundled backend behind one function: `/v1/*`, `/pay/*` and `/photos/*`. Anything else is 404. Never rejects.
 */
export function createEmbeddedBackend({ dataFile, photosFolder }: EmbeddedOptions = {}): (
  request: Request,
) => Promise<Response> {
  const backend: Backend = createBackend({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    storage: dataFile === undefined ? memoryStorage() : fileStorage(dataFile),
    onBug: (error) => console.error(error),
  });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/photos/')) return photo(request, photosFolder);
    if (!isBackendPath(pathname)) return new Response(null, { status: 404 });
    const response = await backend.handle(request);
    return response.type === 'error' ? brokenOff() : response;
  };
}

if (/[\\/]mocks[\\/]server\.ts$/.test(process.argv[1] ?? '')) {
  const { serveAlone } = await import('./serve-alone.ts');
  serveAlone(createEmbeddedBackend({ dataFile: '.data/backend.json' }));
}
