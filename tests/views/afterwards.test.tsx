import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createPath, NavigationType, Router } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Afterwards } from '#views/afterwards.tsx';

/** A part of a screen that a shopper came to in this way. */
function cameBy(navigationType: NavigationType) {
  const navigator = { createHref: createPath, go() {}, push() {}, replace() {} };
  return (
    <Router location="/ua" navigationType={navigationType} navigator={navigator}>
      <Afterwards fallback="тут">далі</Afterwards>
    </Router>
  );
}

test('what a press need not wait for is not in the first picture, only what stands in for it, and is there afterwards', () => {
  expect(renderToString(cameBy(NavigationType.Push))).toBe('тут');
  render(cameBy(NavigationType.Push));
  expect(screen.getByText('далі')).toBeInTheDocument();
});

test.each([NavigationType.Pop, NavigationType.Replace])('a page come to by %s is whole at once', (navigation) => {
  expect(renderToString(cameBy(navigation)).replaceAll(/<!--.*?-->/g, '')).toBe('далі');
});
