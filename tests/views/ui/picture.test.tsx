import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPhoto } from '#fixtures/build.ts';
import { Picture } from '#views/ui/picture.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const photo = buildPhoto({
  alt: 'Жовте худі',
  sources: [
    { width: 250, url: '/photos/a-250.avif' },
    { width: 500, url: '/photos/a-500.avif' },
  ],
});

test('a photo says its name, its size and every file it has', () => {
  renderView(<Picture photo={photo} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Жовте худі' });
  expect(image).toHaveAttribute('srcset', '/photos/a-250.avif 250w, /photos/a-500.avif 500w');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '1000');
  expect(image).toHaveAttribute('height', '1250');
});

test('a photo waits until it is near, unless it is among the first things seen', () => {
  const { rerender } = renderView(<Picture photo={photo} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture photo={photo} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('when the file does not come, its name stands in its place', () => {
  renderView(<Picture photo={photo} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Жовте худі' })).toHaveTextContent('Жовте худі');
});

test('a decorative photo is not announced, even when its file fails', () => {
  const { container } = renderView(<Picture photo={photo} sizes="50vw" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent('Жовте худі');
});

test('until a photo is there its tile stands in for it, not a slab of its colour', () => {
  const { container } = renderView(<Picture photo={photo} sizes="50vw" opaque />);
  expect(container.innerHTML).not.toContain(photo.color);
  expect(container.querySelector('[style]')).toBeNull();
});
