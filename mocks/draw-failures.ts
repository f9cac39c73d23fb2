import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import type { Plugin } from 'vite';

/** What a component threw while it was drawn, as a browser knows it. */
export interface DrawFailure {
  message: string;
  /** Of the error, in the files that a browser was sent. */
  stack: string;
  /** The components around it, innermost first. */
  drawnBy: string;
}

/** ' at usePrice (http://localhost:5173/src/views/ui/price.tsx?t=1:13:34)' */
const IN_A_FILE = /^\s*at (?:(\S+) \()?https?:\/\/[^/]+(\/[^?:]+)(?:\?[^:]*)?:(\d+):(\d+)\)?$/;
const OF_OTHERS = /^\/(?:node_modules|@)/;

/** The lines of a stack that are ours, where they stand in the sources. */
export async function inSources(
  stack: string,
  mapOf: (path: string) => Promise<SourceMapPayload | undefined>,
): Promise<string[]> {
  const lines = await Promise.all(
    stack.split('\n').map(async (text) => {
      const [, name, path, line, column] = IN_A_FILE.exec(text) ?? [];
      if (path === undefined || OF_OTHERS.test(path)) return [];
      const map = await mapOf(path);
      const entry = map && new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
      const place =
        entry !== undefined && 'originalLine' in entry
          ? `${path}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
          : path;
      return [name === undefined ? `    at ${place}` : `    at ${name} (${place})`];
    }),
  );
  return lines.flat();
}

/** Names of our components, innermost first: 'PriceText < Price < ProductCard'. */
export function namesOf(drawnBy: string): string {
  return [...drawnBy.matchAll(/^\s*at ([A-Z]\w*)/gm)].map(([, name]) => name).join(' < ');
}

/** Shows over the page, as a mistake of a build is shown, what a component threw, where, and what drew it. */
export function showDrawFailures(): Plugin {
  return {
    name: 'shop-draw-failures',
    apply: 'serve',
    configureServer({ ws, config, environments }) {
      const mapOf = async (path: string): Promise<SourceMapPayload | undefined> => {
        const module = await environments['client']?.moduleGraph.getModuleByUrl(path);
        const map = module?.transformResult?.map;
        return map && 'version' in map ? (map as unknown as SourceMapPayload) : undefined;
      };
      ws.on('shop:draw-failure', async ({ message, stack, drawnBy }: DrawFailure, client) => {
        const lines = await inSources(stack, mapOf);
        const where = lines.map((line) => line.replace(/(\s\(?)(\/)/, `$1${config.root}$2`)).join('\n');
        client.send({ type: 'error', err: { message: `${message}\n\ndrawn by ${namesOf(drawnBy)}`, stack: where } });
      });
    },
  };
}
