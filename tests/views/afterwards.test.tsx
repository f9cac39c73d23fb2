import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Afterwards, CameByContext } from '#views/afterwards.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** A part of a screen that a shopper came to in this way. */
const cameBy = (way: 'PUSH' | 'POP' | 'REPLACE') => (
  <CameByContext value={way}>
    <Afterwards fallback="тут">далі</Afterwards>
  </CameByContext>
);

test('what a press need not wait for is drawn once the first picture is on the glass; until then what stands in for it', async () => {
  let frames = 0;
  const count = (): void => void (frames += 1);
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) =>
    window.setTimeout(() => {
      count();
      call(0);
    }),
  );
  render(cameBy('PUSH'));
  expect(screen.getByText('тут')).toBeInTheDocument();
  expect(await screen.findByText('далі')).toBeInTheDocument();
  expect(frames).toBe(2);
  expect(screen.queryByText('тут')).toBeNull();
});

test.each(['POP', 'REPLACE'] as const)('a page come to by %s is whole at once', (way) => {
  expect(renderToString(cameBy(way)).replaceAll(/<!--.*?-->/g, '')).toBe('далі');
});
