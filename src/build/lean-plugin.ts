import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Functions of inversify that `src/app/container.ts` never calls: it makes every object itself, binds each once without a
 * condition and takes none away. Those that make code from text the Content Security Policy forbids besides.
 */
const NEVER_CALLED = [
  String.raw`\w+Jit`,
  // What is bound, or taken away, after something was asked for.
  String.raw`(?:add|remove)(?:Root)?ServiceNodeBindingIfContextFree`,
  'resetDeactivationParams',
  // Classes made by their metadata.
  'buildInstanceBinding',
  String.raw`build\w*ConstructorArguments?Resolver`,
  'buildNoActivationsInstanceBindingNodeResolver',
  String.raw`resolveInstanceBinding(?:ConstructorParams|Node\w+)`,
  'setInstanceProperties',
  'getClassMetadata',
  'buildBuildServiceNodeOptionsFromClassElementMetadata',
  'tryBuildGetPlanOptionsFromManagedClassElementMetadata',
  // Conditions, copies, and what is taken away.
  String.raw`is\w+BindingConstraints\w*`,
  String.raw`clone\w*Binding`,
  String.raw`resolve\w*Deactivations\w*`,
  'resolveBindingPreDestroy',
];
/** Made with every container, but nothing is asked of them: what comes in modules, by plugins or from a kept state. */
const NEVER_ASKED = ['ContainerModuleManager', 'PluginManager', 'SnapshotManager'];
const LEFT_OUT = new RegExp(
  String.raw`@inversifyjs/(?:core|container)/lib/.*/(${[...NEVER_CALLED, ...NEVER_ASKED].join('|')})\.js$`,
);

/** Components of the router and of react-intl: a bundler keeps all of them unless told that making one changes nothing. */
const COMPONENTS = /node_modules\/(?:react-router\/dist|react-intl)\//;
const COMPONENT_MAKERS = /= ((?:React\w*\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/g;
const DISPLAY_NAMES = /^\w+\.displayName = [^;]*;$/gm;

/** Makes the browser's bundle smaller without changing what it does: what is never called out, a second minifier over it. */
export function leanPlugin(): Plugin {
  return {
    name: 'shov-lean',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const [, name] = LEFT_OUT.exec(id) ?? [];
      if (name === undefined) return undefined;
      return NEVER_ASKED.includes(name)
        ? `export class ${name} {}`
        : `export function ${name}() { throw new Error('${name}'); }`;
    },
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
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          mangle: { toplevel: true },
          compress: { passes: 3, ecma: 2020 },
        });
        chunk.code = code;
      }
    },
  };
}
