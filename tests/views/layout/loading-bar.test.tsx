import { act, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LoadingBar } from '#views/layout/loading-bar.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const css = (file: string): string => readFileSync(`src/views/${file}`, 'utf8');
/** Everything from where less motion is asked for. */
const calm = (source: string): string => source.slice(source.indexOf('(prefers-reduced-motion: reduce)'));

test('the thread of a screen on its way is there while it is, and in a live page only', () => {
  const { stores } = renderView(<LoadingBar />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => stores.ui.navigating(true));
  expect(screen.getByRole('progressbar', { name: 'Завантажуємо…' })).toBeInTheDocument();
  act(() => stores.ui.navigating(false));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('it waits 200 ms before it is seen, also where less motion is asked for', () => {
  const bar = css('layout/loading-bar.module.css');
  expect(bar).toMatch(/clip-path: inset\(0 100% 0 0\);[^}]*animation: sew 5s var\(--ease-out\) 200ms forwards;/);
  expect(calm(bar)).toMatch(/^[^}]*animation: sew 1ms 200ms forwards;/);
  // What stills everything else leaves this wait alone.
  expect(calm(css('styles/base.css'))).toMatch(/^[^}]*:not\(progress\),[^}]*animation: none !important;/);
});
