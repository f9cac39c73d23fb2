import { readdirSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiStore } from '#stores/ui.ts';
import { GalleryScreen } from '#views/gallery/gallery-screen.tsx';
import { GROUPS } from '#views/gallery/parts.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { renderView } from '#tests/support/render-view.tsx';

const SHOWN = GROUPS.flatMap(({ parts }) => parts.map((part) => part.file));

/** 'ui/button' of every component in a folder of src/views; a hook is none. */
function componentsIn(folder: string): string[] {
  return readdirSync(`src/views/${folder}`)
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('use-'))
    .map((file) => `${folder}/${file.replace('.tsx', '')}`);
}

test.each(['ui', 'product-card', 'form'])('the gallery shows every part of src/views/%s', (folder) => {
  const components = componentsIn(folder);
  expect(components.length).toBeGreaterThan(3);
  expect(components.filter((file) => !SHOWN.includes(file))).toEqual([]);
});

test('no part is shown that is gone, and none twice', () => {
  const there = new Set([...new Set(SHOWN.map((file) => file.split('/')[0] ?? ''))].flatMap(componentsIn));
  expect(SHOWN.filter((file) => !there.has(file))).toEqual([]);
  expect(new Set(SHOWN).size).toBe(SHOWN.length);
});

test('every part is drawn in each of the three looks, once the calls of the page are answered', async () => {
  const { container } = renderView(<GalleryScreen />, { stores: { ui: new UiStore(createFakeClock(Date.now())) } });
  expect(container.querySelector('[data-gallery]')).toBeNull();
  await screen.findByRole('heading', { level: 2, name: 'toasts, art' });
  for (const theme of ['dark', 'light', 'art']) {
    const parts = [...container.querySelectorAll(`[data-theme="${theme}"] [data-gallery-part]`)];
    expect(parts.map((part) => part.getAttribute('data-gallery-part'))).toEqual(SHOWN);
    for (const part of parts)
      for (const state of part.querySelectorAll('figure')) expect(state.childNodes.length).toBeGreaterThan(1);
  }
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});
