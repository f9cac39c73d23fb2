import type { Project } from '#fixtures/projects.ts';
import type { BackendOptions } from './backend.ts';
import { DEVELOPERS, createBackend } from './backend.ts';
import { createCallOut } from './call-out.ts';
import { VERSION } from './database.ts';
import { Fault } from './faults.ts';
import type { Beside, KnownOrigins } from './origins.ts';
import { isFromHere, isLoopback, letterOrigin } from './origins.ts';
import { sqliteStorage } from './persist-sqlite.ts';
import { NO_STORAGE } from './persist.ts';
import { photo } from './photos.ts';
import { replyOf, responseOf } from './replies.ts';
import { isWorldName, unknownWorld } from './worlds.ts';

export interface EmbeddedOptions extends KnownOrigins, Pick<BackendOptions, 'instead'> {
  /** Where the state lasts over a restart, e.g. '.data/backend.db'; without it, memory. */
  dataFile?: string;
  /** Folder of the catalogue's pictures, when it is not where the sources have it. */
  photosFolder?: string;
  /** Whose pages are told and whose taxes are reckoned; those of the Ukrainian shop when not said. */
  project?: Project;
  /** World to begin with; without it, the state that was kept. */
  world?: string;
  /** Whether whoever can reach the server may use the developer's endpoints; without it, this very machine alone. */
  hasOpenTools?: boolean;
  /**
   * Whether the bank tells backends elsewhere how a payment ended. A demand says whom, and anybody knows this bank's key:
   * a server for others would call whomever it is told to.
   */
  mayCallOut?: boolean;
  /** Faults to plan, beside those that were kept. */
  faults?: string[];
}

const NOT_FROM_HERE = new Fault('FORBIDDEN', {
  message: "The developer's endpoints answer this very machine alone; MOCK_TOOLS=1 opens them to whoever can reach it",
});
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

/** HEAD is GET without its body, whatever is asked for (RFC 9110, section 9.3.2). */
function asRead(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
}

function isBackendPath(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/pay/');
}

/**
 * The bundled backend behind one function: `/v1/*`, `/pay/*` and `/photos/*`. Anything else is 404. Never rejects.
 * Throws for a world or fault there is not.
 */
export function createEmbeddedBackend({
  dataFile,
  photosFolder,
  project,
  world,
  hasOpenTools = false,
  mayCallOut = false,
  faults = [],
  instead,
  ...origins
}: EmbeddedOptions = {}): (request: Request, beside?: Beside) => Promise<Response> {
  const backend = createBackend({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    project,
    storage: dataFile === undefined ? NO_STORAGE : sqliteStorage(dataFile, VERSION),
    shopOrigin: (pageOrigin) => letterOrigin(origins, pageOrigin),
    onBug: (error) => console.error(error),
    ...(mayCallOut && { callOut: createCallOut((line) => console.error(line)) }),
    ...(instead && { instead }),
  });
  if (world !== undefined && !isWorldName(world)) throw new Error(unknownWorld(world));
  if (world !== undefined) backend.enter(world);
  if (faults.length > 0) backend.faults.set([...backend.faults.list(), ...faults]);
  return async (request, beside) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/photos/')) return photo(request, photosFolder);
    if (!isBackendPath(pathname)) return new Response(null, { status: 404 });
    if (pathname.startsWith(DEVELOPERS) && !hasOpenTools && !isFromHere(request, beside))
      return responseOf(replyOf(NOT_FROM_HERE));
    const response = await backend.handle(asRead(request));
    if (response.type === 'error') return brokenOff();
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

if (/[\\/]mocks[\\/](?:start-)?server\.ts$/.test(process.argv[1] ?? '')) {
  const { beginningOf, areToolsOpen, hostOf, originsOf, serveAlone } = await import('./serve-alone.ts');
  try {
    const beginning = { ...beginningOf(process.argv.slice(2)), ...originsOf(process.env) };
    const dataFile = process.env['DATA_FILE'] ?? '.data/backend.db';
    const hasOpenTools = areToolsOpen(process.env);
    const mayCallOut = hasOpenTools || isLoopback(`http://${hostOf(process.env)}`);
    serveAlone(createEmbeddedBackend({ ...(dataFile && { dataFile }), hasOpenTools, mayCallOut, ...beginning }));
  } catch (error) {
    const { message } = error instanceof Fault ? (error.details[0] ?? error) : (error as Error);
    console.error(message);
    process.exitCode = 1;
  }
}
