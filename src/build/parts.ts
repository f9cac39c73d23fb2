interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where a visit begins: the shop itself, with one of the three screens that most begin with. */
export const BEGINNINGS = [
  'app/entry-client.tsx',
  'views/screens/home/home-screen.tsx',
  'views/screens/catalog/catalog-screen.tsx',
  'views/screens/product/product-screen.tsx',
];

/** Everything that is fetched before these can be drawn; what is imported while they run is not. */
function neededBy(files: readonly string[], modules: Modules): Set<string> {
  const needed = new Set<string>();
  const waiting = files.map((file) => new URL(`../${file}`, import.meta.url).pathname);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
}

/** Names the chunk of the modules that any of these files needs: a request more costs more than the few that one of them could do without. */
export function partsOf(
  name: string,
  files: readonly string[],
  parts: RegExp,
): (id: string, modules: Modules) => string | undefined {
  let needed: Set<string> | undefined;
  return (id, modules) => {
    if (!parts.test(id)) return undefined;
    needed ??= neededBy(files, modules);
    return needed.has(id) ? name : undefined;
  };
}
