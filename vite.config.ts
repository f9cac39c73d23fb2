import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { htmlPlugin } from './src/build/html-plugin.ts';
import { localePlugin } from './src/build/locale-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  publicDir: 'src/public',
  plugins: [localePlugin(), react(), htmlPlugin()],
  resolve: {
    alias: {
      // Sentences are compiled while building: the parser stays out.
      ...(command === 'serve' || isSsrBuild
        ? {}
        : {
            '@formatjs/icu-messageformat-parser': at('./node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
          }),
      '#profile': at(`./src/profiles/${mode === 'us' || mode === 'art' ? mode : 'ua'}.ts`),
    },
  },
  define: {
    // The gate that keeps the bundled backend out of a production bundle.
    __MOCKED__: JSON.stringify(mode === 'mocked'),
  },
  build: { target: 'es2023', manifest: true, outDir: isSsrBuild ? 'dist/server' : 'dist/client', assetsInlineLimit: 0 },
  test: {
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'logic', environment: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/e2e/**'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
}));
