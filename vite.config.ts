import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { showDrawFailures } from './mocks/draw-failures.ts';
import { greetDeveloper } from './mocks/greeting.ts';
import { paymentMiddleware } from './mocks/vite-plugin.ts';
import { BEGINNINGS, partsOf } from './src/build/parts.ts';
import { TARGET } from './src/build/floor.ts';
import { htmlPlugin } from './src/build/html-plugin.ts';
import { leanPlugin } from './src/build/lean-plugin.ts';
import { localePlugin } from './src/build/locale-plugin.ts';
import { onlyUnderMouse } from './src/build/only-under-mouse.ts';
import type { Profile } from './src/domain/profile.ts';

/** Packages that every page needs. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react\.ts/;
const VENDOR =
  /node_modules\/(?:react-router|react-router-dom|cookie|mobx|mobx-react-lite|inversify|@inversifyjs|react-intl|@formatjs|intl-messageformat)\//;

/** What the wire carries: its schemas are made as the file is run. */
const CONTRACT = /src\/contract\/|node_modules\/zod\//;

/** What a page begins with: it brings all the rest. */
const BOOT = /src\/app\/boot\/|src\/domain\/constants\.ts|vite\/preload-helper/;

/** Our own around the screens, with what begins it. */
const SHOP = /src\/(?!views\/screens\/)/;

/** Screens that a visit begins with or that are fetched ahead: each is one file with its small parts. */
const IN_ONE_FILE = [
  'screens/home/home-screen.tsx',
  'screens/catalog/catalog-screen.tsx',
  'screens/product/product-screen.tsx',
  // Said late, in several of them.
  'arrival.tsx',
  'screens/basket/basket-screen.tsx',
];
/** What a page is given once it is alive: one file, fetched once. */
const ONCE_ALIVE =
  /src\/(?:app\/alive\/(?:once-alive|old-workers|translated)|views\/(?:layout\/discount-button|product-card\/disc-flight))\.tsx?$/;

const OUR_OWN = /src\//;
const nameOf = (file: string): string => basename(file, '.tsx');

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The profile that Vite's mode names. */
const buildOf = (mode: string): Profile['name'] => (mode === 'us' || mode === 'art' ? mode : 'ua');

/** Smaller stand-ins for what a browser is sent. */
const LEANER = [
  // Sentences are compiled while building: the parser stays out.
  {
    find: '@formatjs/icu-messageformat-parser',
    replacement: at('./node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
  },
  // Its package names the development build for everyone.
  { find: /^react-router$/, replacement: at('./node_modules/react-router/dist/production/index.mjs') },
];

/** Tests without a drawing that read or write what only a page has. */
const IN_A_PAGE = [
  'tests/adapters/browser/{cookies,key-value,navigation,social-sign-in}.test.ts',
  'tests/mocks/{developer,situation,tell-no-worker}.test.ts',
];

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  publicDir: 'src/public',
  plugins: [
    localePlugin({
      isOfBuild: !process.env['VITEST'],
      isInTwo: command === 'build' && isSsrBuild !== true,
      build: buildOf(mode),
    }),
    react(),
    htmlPlugin({ theme: mode === 'art' ? 'art' : 'dark', isBuild: command === 'build' }),
    leanPlugin(),
    ...(mode === 'mocked' ? [msw(), paymentMiddleware(), greetDeveloper(), showDrawFailures()] : []),
  ],
  // Found only when it is asked for, it would load a page anew that has just come.
  optimizeDeps: { include: mode === 'mocked' ? ['msw/browser'] : [] },
  resolve: {
    alias: [
      { find: '#profile', replacement: at(`./src/profiles/${buildOf(mode)}.ts`) },
      ...(command === 'build' && isSsrBuild !== true ? LEANER : []),
    ],
  },
  define: {
    // The gate that keeps the bundled backend out of a production bundle.
    __MOCKED__: JSON.stringify(mode === 'mocked'),
  },
  css: { postcss: { plugins: [onlyUnderMouse] } },
  build: {
    target: TARGET,
    // Every browser the shop is built for knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: [at('./index.html'), at('./src/views/styles/fonts.css')] }),
      // The boot, what changes with releases of others, and what changes with ours: each file runs in a task of its own.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'boot', test: BOOT, priority: 1 },
                { name: 'react', test: REACT },
                { name: 'vendor', test: VENDOR },
                { name: partsOf('contract', BEGINNINGS, CONTRACT), debugName: 'contract' },
                { name: partsOf('shop', BEGINNINGS, SHOP), debugName: 'shop' },
                ...IN_ONE_FILE.map((screen) => ({
                  name: partsOf(nameOf(screen), [`views/${screen}`], OUR_OWN),
                  debugName: nameOf(screen),
                })),
                { name: 'once-alive', test: ONCE_ALIVE },
              ],
            },
          },
      // Its packages say they have side effects; the one they have is the import above.
      treeshake: {
        moduleSideEffects: (id) => !/node_modules\/(?:@inversifyjs|inversify)\//.test(id),
      },
    },
    manifest: true,
    license: isSsrBuild === true ? false : { fileName: 'licenses.txt' },
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // All faces in one file, so that a page is laid out anew once, not once a face.
    assetsInlineLimit: (file: string) => file.endsWith('.woff2'),
  },
  test: {
    testTimeout: 20_000,
    // A busy machine comes to it later.
    expect: { poll: { timeout: 10_000 } },
    // Every core draws; by default one is left idle.
    maxWorkers: availableParallelism(),
    // Files share a process; what one leaves behind is cleared in the set-up.
    isolate: false,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...IN_A_PAGE],
          setupFiles: ['tests/support/fresh-file.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', ...IN_A_PAGE],
          setupFiles: ['tests/support/fresh-file.ts', 'tests/support/setup.ts'],
        },
      },
    ],
  },
}));
