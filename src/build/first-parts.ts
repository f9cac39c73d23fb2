interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where a visit begins: the shop itself, with one of the three screens that most begin with. */
const BEGINNINGS = [
  'app/entry-client.tsx',
  'views/screens/home/home-screen.tsx',
  'views/screens/catalog/catalog-screen.tsx',
  'views/screens/product/product-screen.tsx',
].map((file) => new URL(`../${file}`, import.meta.url).pathname);

/** Everything that is fetched before such a screen can be drawn; what is imported while it runs is not. */
function neededFirst(modules: Modules): Set<string> {
  const needed = new Set<string>();
  const waiting = [...BEGINNINGS];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
}

/** Names a chunk of modules that any first screen needs: a request more costs more than the few that one of them could do without. */
export function firstParts(name: string, parts: RegExp): (id: string, modules: Modules) => string | undefined {
  let needed: Set<string> | undefined;
  return (id, modules) => {
    if (!parts.test(id)) return undefined;
    needed ??= neededFirst(modules);
    return needed.has(id) ? name : undefined;
  };
}
