import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreBoard } from '#views/layout/jump-game/score-board.tsx';
import { StitchText } from '#views/ui/stitch-text.tsx';
import { renderView } from '#tests/support/render-view.tsx';

/** The crosses of a number as they are drawn. */
function stitched(text: string): string | null | undefined {
  const { container, unmount } = render(<StitchText text={text} size={5} />);
  const path = container.querySelector('path')?.getAttribute('d');
  unmount();
  return path;
}

const told = (label: string): Element | null => screen.getByText(label).nextElementSibling;

test('jumps and record are sewn in crosses, and said in words', () => {
  const [jumps, record] = [stitched('10'), stitched('41')];
  expect(jumps).not.toBe(record);
  renderView(<ScoreBoard jumps={10} record={41} />);
  expect(told('Стрибки')).toHaveTextContent('10');
  expect(told('Стрибки')?.querySelector('path')).toHaveAttribute('d', jumps);
  expect(told('Рекорд')).toHaveTextContent('41');
  expect(told('Рекорд')?.querySelector('path')).toHaveAttribute('d', record);
});

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [25, 3],
  [40, 4],
  [400, 4],
])('after %i jumps %i of the four bars of speed are lit', (jumps, lit) => {
  renderView(<ScoreBoard jumps={jumps} record={0} />);
  const bars = [...(told('Швидкість')?.querySelectorAll('[data-on]') ?? [])];
  const first = (count: number): boolean[] => [0, 1, 2, 3].map((place) => place < count);
  expect(bars.map((bar) => bar.getAttribute('data-on') === 'true')).toEqual(first(lit));
  expect(told('Швидкість')).toHaveTextContent(`${lit} / 4`);
});
