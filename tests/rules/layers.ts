import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';

/** Who may import whom: a layer, and what of the project and of npm it may import. */
interface Layer {
  own: string[];
  npm: string[];
  /** Single files of the project. */
  files?: string[];
  /** What is neither, as the checker names it. */
  other?: string[];
}

/** What Node has. */
const NODE = ['^node:', '^[a-z_/]+$'];

const BELOW_APP = ['src/adapters', 'src/ports', 'src/contract', 'src/domain', 'src/profiles'];

/** Of these the walker may know the shapes only. */
const TYPES_OF_THE_WALKER = 'src/domain/(?:basket|profile)\\.ts';

/** What is copied to other repositories: it computes what it expects of the contract, not of the bundled backend. */
const THE_KIT: Layer = { own: ['tests/contract', 'src/contract'], npm: ['zod'], other: NODE };

/** How a command refuses what it was not made for. */
const COMMANDS = 'src/build/command-line\\.ts';

export const LAYERS: Record<string, Layer> = {
  'src/domain': { own: ['src/domain'], npm: [] },
  'src/contract': { own: ['src/contract'], npm: ['zod'] },
  'src/ports': { own: ['src/ports', 'src/domain'], npm: [] },
  'src/stores': { own: ['src/stores', 'src/domain', 'src/ports'], npm: ['mobx'] },
  'src/adapters/http': { own: ['src/adapters/http', 'src/domain', 'src/ports', 'src/contract'], npm: ['zod'] },
  'src/adapters/browser': { own: ['src/adapters/browser', 'src/domain', 'src/ports', 'src/contract'], npm: [] },
  'src/profiles': { own: ['src/profiles', 'src/domain'], npm: [] },
  'src/views': {
    own: ['src/views', 'src/domain', 'src/stores'],
    npm: [
      'react',
      'react-dom',
      'react-router-dom',
      'react-intl',
      'mobx-react-lite',
      '@mui/material',
      '@emotion',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      'libphonenumber-js',
    ],
  },
  // Composes all of the above; the backend by its gate only.
  'src/app': {
    own: [...BELOW_APP, 'src/app', 'src/views', 'src/stores', 'locales', 'mocks'],
    npm: [
      '@oddbird/popover-polyfill',
      'react',
      'react-dom',
      'react-router-dom',
      'react-intl',
      'intl-messageformat',
      '@formatjs',
      'mobx',
      'mobx-react-lite',
      'inversify',
      'web-vitals',
      'zod',
    ],
    other: ['^#profile$'],
  },
  'src/server': {
    own: [...BELOW_APP, 'src/server', 'src/app', 'mocks'],
    files: [COMMANDS],
    npm: ['hono', '@hono/node-server', 'pdfkit', 'prom-client', 'sharp'],
    other: NODE,
  },
  fixtures: {
    own: ['fixtures', 'src/contract', 'src/domain'],
    files: [COMMANDS],
    npm: ['@faker-js/faker', 'sharp', 'playwright'],
    other: NODE,
  },
  mocks: {
    own: ['mocks', 'fixtures', 'src/contract'],
    files: [COMMANDS],
    npm: ['zod', 'msw', 'hono', '@hono/node-server', 'vite'],
    other: [...NODE, '^virtual:'],
  },
  // A judge who knows what a shopper could: words, what lies in the browser, what the wire says; nothing of how the shop is made.
  'tests/walker': {
    own: ['tests/walker'],
    files: [
      'tests/e2e/(?:shop-server|words|goods|barriers-on|is-awake)\\.ts',
      'tests/support/words-of-file\\.ts',
      'src/build/(?:words-of-build\\.ts|chromium\\.mjs|command-line\\.ts)',
      'src/domain/constants\\.ts',
      TYPES_OF_THE_WALKER,
    ],
    npm: ['playwright', 'fast-check', 'vitest'],
    other: NODE,
  },
  'tests/contract/probes': THE_KIT,
  'tests/contract/rows': THE_KIT,
  'mocks/drawer': { own: ['mocks', 'src/contract'], npm: ['react', 'react-dom'], files: ['fixtures/users\\.ts'] },
};

/** What only one place may import. */
export const ONLY_IN: { npm: string; file: string }[] = [
  { npm: 'inversify', file: '^src/app/(container|identifiers)\\.ts$' },
  { npm: 'msw', file: '^mocks/(msw|browser|node)\\.ts$' },
];

const npmPath = (names: string[]): string => names.map((name) => `node_modules/${name.replace('/', '\\/')}/`).join('|');

/** The table as rules of the checker. */
const RULES: IForbiddenRuleType[] = [
  ...Object.entries(LAYERS).map(([layer, { own, npm, files = [], other = [] }]) => ({
    name: `${layer} imports only its own`,
    severity: 'error' as const,
    // A layer inside another has a row of its own.
    from: { path: `^${layer}/`, ...(layer === 'mocks' && { pathNot: '^mocks/drawer/' }) },
    to: {
      pathNot: [
        ...own.map((one) => `^${one}/`),
        ...files.map((one) => `^${one}$`),
        ...(npm.length > 0 ? [npmPath(npm)] : []),
        '\\.css$',
        ...other,
      ].join('|'),
    },
  })),
  ...ONLY_IN.map(({ npm, file }) => ({
    name: `${npm} in one place`,
    severity: 'error' as const,
    from: { path: '^(src|mocks|fixtures)/', pathNot: file },
    // A type leaves no trace in what runs.
    to: { path: `node_modules/${npm}/`, dependencyTypesNot: ['type-only' as const] },
  })),
  {
    name: 'the walker knows shapes only',
    severity: 'error',
    from: { path: '^tests/walker/' },
    to: { path: `^${TYPES_OF_THE_WALKER}$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'mocks behind one gate',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(app/entry-client\\.tsx|server/main\\.ts|build/)' },
    to: { path: '^(mocks|fixtures)/' },
  },
  {
    name: 'no circles',
    severity: 'error',
    from: { path: '^(src|mocks)/' },
    to: { circular: true },
  },
];

/** Checks files or folders below a folder against the table. */
export async function checkLayers(paths: string[], baseDir = process.cwd()): Promise<ICruiseResult> {
  const { output } = await cruise(paths, {
    ruleSet: { forbidden: RULES },
    validate: true,
    baseDir,
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^fixtures/photos/out|\\.d\\.mts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  });
  return output as ICruiseResult;
}
