import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { DrawFailure } from '#mocks/draw-failures.ts';
import { inSources, namesOf } from '#mocks/draw-failures.ts';
import { rootOptions } from '#mocks/drawer/failure-overlay.ts';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Torn({ error }: { error: Error }): never {
  throw error;
}

async function toldOf(error: Error): Promise<DrawFailure[]> {
  const told: DrawFailure[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () =>
    createRoot(
      place,
      rootOptions((failure) => told.push(failure)),
    ).render(
      <ErrorBoundary fallback={<a href="/">ШОВ</a>}>
        <Torn error={error} />
      </ErrorBoundary>,
    ),
  );
  expect(place).toHaveTextContent('ШОВ');
  expect(console.error).toHaveBeenCalledWith(error, expect.stringContaining('Torn'));
  return told;
}

test('a component that throws while drawing is told of with what it threw and who drew it, behind a boundary too', async () => {
  const error = new RangeError('No such currency');
  const told = await toldOf(error);
  expect(told).toEqual([
    { message: 'RangeError: No such currency', stack: error.stack, drawnBy: expect.stringContaining('at Torn') },
  ]);
  expect(namesOf(told[0]?.drawnBy ?? '')).toBe('Torn < ErrorBoundary');
});

test('what the outside could not give is told by the shop alone', async () => {
  expect(await toldOf(new AppError('unreachable'))).toEqual([]);
});

/** Its first line is the third of the source. */
const MOVED = {
  file: '',
  version: 3,
  sources: ['price.tsx'],
  sourcesContent: [],
  names: [],
  sourceRoot: '',
  mappings: 'AAEA',
};

test('where it was thrown is said by the lines of the sources, and of others’ files nothing', async () => {
  const stack = [
    'RangeError: No such currency',
    '    at usePrice (http://127.0.0.1:5173/src/views/ui/price.tsx?t=17:1:1)',
    '    at http://127.0.0.1:5173/src/app/app.tsx:7:9',
    '    at renderWithHooks (http://127.0.0.1:5173/node_modules/.vite/deps/react-dom.js?v=1:10:3)',
  ].join('\n');
  const mapOf = (path: string) => Promise.resolve(path === '/src/views/ui/price.tsx' ? MOVED : undefined);
  expect(await inSources(stack, mapOf)).toEqual([
    '    at usePrice (/src/views/ui/price.tsx:3:1)',
    '    at /src/app/app.tsx',
  ]);
});
