import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { ROOT_OPTIONS } from '#mocks/drawer/failure-overlay.ts';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';

/** As Vite's client has it. */
class Overlay extends HTMLElement {
  constructor(error: { message: string; stack: string }) {
    super();
    this.textContent = `${error.message}\n${error.stack}`;
  }
}

beforeEach(() => {
  if (customElements.get('vite-error-overlay') === undefined) customElements.define('vite-error-overlay', Overlay);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Torn({ error }: { error: Error }): never {
  throw error;
}

async function drawn(error: Error): Promise<string | null | undefined> {
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () =>
    createRoot(place, ROOT_OPTIONS).render(
      <ErrorBoundary fallback={<a href="/">ШОВ</a>}>
        <Torn error={error} />
      </ErrorBoundary>,
    ),
  );
  expect(place).toHaveTextContent('ШОВ');
  expect(console.error).toHaveBeenCalledWith(error, expect.stringContaining('Torn'));
  return document.querySelector('vite-error-overlay')?.textContent;
}

test('a component that throws while drawing is shown over the page with what it threw and where it stands', async () => {
  const shown = await drawn(new RangeError('No such currency'));
  expect(shown).toMatch(
    /^RangeError: No such currency, thrown while drawing\n\s+at Torn \(.*failure-overlay\.test\.tsx/,
  );
});

test('what the outside could not give is told by the shop alone', async () => {
  expect(await drawn(new AppError('unreachable'))).toBeUndefined();
});
