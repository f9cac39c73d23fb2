import { minify, type Plugin, transformWithOxc } from 'vite';

/** Components of the router and of react-intl: a bundler keeps all of them unless told that making one changes nothing. */
const COMPONENTS = /node_modules\/(?:react-router\/dist|react-intl)\//;
const COMPONENT_MAKERS = /= ((?:React\w*\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/g;
const DISPLAY_NAMES = /^\w+\.displayName = [^;]*;$/gm;

/** Files of which nearly everything runs as a page comes alive: compiled while they come, not one function at a time. */
const EAGER = new Set(['react', 'vendor', 'contract', 'shop']);

/** What says that no other script can be read must be read itself, by whoever knows modules. */
const OLDER = 'es2018';

async function madeOlder(code: string): Promise<string> {
  const older = await transformWithOxc(code, 'boot.js', { target: OLDER });
  return (await minify('boot.js', older.code, { module: true, compress: { target: OLDER } })).code;
}

/** Makes the browser's bundle smaller and sooner run without changing what it does, by marks for the bundler and for the browser. */
export function leanPlugin(): Plugin {
  return {
    name: 'shov-lean',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!COMPONENTS.test(id)) return undefined;
      return {
        code: code.replaceAll(COMPONENT_MAKERS, '= /* @__PURE__ */ $1').replaceAll(DISPLAY_NAMES, ''),
        map: null,
      };
    },
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.name === 'boot') chunk.code = await madeOlder(chunk.code);
        if (EAGER.has(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  };
}
