import { act, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slice } from '#views/slice.tsx';

test('what slices hold comes alive after what is around them, in their order', async () => {
  const alive: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => void alive.push(name), [name]);
    return <p>{name}</p>;
  }
  const page = (
    <main>
      <Slice>
        <Part name="cards" />
      </Slice>
      <Part name="screen" />
      <Slice>
        <Part name="awake" />
      </Slice>
      <Slice>
        <Part name="footer" />
      </Slice>
    </main>
  );
  const root = document.createElement('div');
  root.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.children);
  const sent = [...root.querySelectorAll('p')];
  await act(async () => startTransition(() => void hydrateRoot(root, page)));
  expect(alive).toEqual(['screen', 'cards', 'awake', 'footer']);
  expect([...root.querySelectorAll('p')]).toEqual(sent);
});
