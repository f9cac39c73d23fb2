import type { Project } from '#fixtures/projects.ts';
import { createBackend } from './backend.ts';
import { Fault } from './faults.ts';
import { fileStorage } from './persist-file.ts';
import { NO_STORAGE } from './persist.ts';
import { photo } from './photos.ts';
import { isWorldName } from './worlds.ts';

export interface EmbeddedOptions {
  /** Where the state lasts over a restart, e.g. '.data/backend.json'; without it, memory. */
  dataFile?: string;
  /** Folder of the catalogue's pictures, when it is not where the sources have it. */
  photosFolder?: string;
  /** Whose pages are told and whose taxes are reckoned; those of the Ukrainian shop when not said. */
  project?: Project;
  /** World to begin with; without it, the state that was kept. */
  world?: string;
  /** Faults to plan, beside those that were kept. */
  faults?: string[];
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
 * Throws for a world or fault there is not.
 */
export function createEmbeddedBackend({ dataFile, photosFolder, project, world, faults = [] }: EmbeddedOptions = {}): (
  request: Request,
) => Promise<Response> {
  const backend = createBackend({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    project,
    storage: dataFile === undefined ? NO_STORAGE : fileStorage(dataFile),
    onBug: (error) => console.error(error),
  });
  if (world !== undefined && !isWorldName(world)) throw new Error(`Unknown world: ${world}`);
  if (world !== undefined) backend.enter(world);
  if (faults.length > 0) backend.faults.set([...backend.faults.list(), ...faults]);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/photos/')) return photo(request, photosFolder);
    if (!isBackendPath(pathname)) return new Response(null, { status: 404 });
    const response = await backend.handle(request);
    return response.type === 'error' ? brokenOff() : response;
  };
}

if (/[\\/]mocks[\\/](?:start-)?server\.ts$/.test(process.argv[1] ?? '')) {
  const { beginningOf, serveAlone } = await import('./serve-alone.ts');
  try {
    serveAlone(createEmbeddedBackend({ dataFile: '.data/backend.json', ...beginningOf(process.argv.slice(2)) }));
  } catch (error) {
    const { message } = error instanceof Fault ? (error.details[0] ?? error) : (error as Error);
    console.error(message);
    process.exitCode = 1;
  }
}
