import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { followTranslator } from '#app/alive/translated.ts';

followTranslator(document.body);

/** As the translators of browsers do it: each text is taken out, and two letters more stand in its place. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `en ${text.data}`;
    outer.append(inner);
    text.before(outer);
    text.remove();
  }
  await Promise.resolve();
}

interface LineProps {
  count: number;
  note?: string;
  isNew?: boolean;
}

const Line = ({ count, note, isNew = false }: LineProps): ReactElement => (
  <p data-testid="line">
    {isNew && <b>Нове: </b>}
    {note}Худі, {count} шт.
  </p>
);

const line = (): string | null => screen.getByTestId('line').textContent;

test('a text that goes takes its translation with it', async () => {
  const { rerender } = render(<Line count={1} note="Увага! " />);
  await translate();
  rerender(<Line count={1} />);
  expect(line()).toBe('en Худі, en 1en  шт.');
});

test('what comes before a translated text comes there', async () => {
  const { rerender } = render(<Line count={1} />);
  await translate();
  rerender(<Line count={1} isNew />);
  expect(line()).toBe('Нове: en Худі, en 1en  шт.');
});

test('a number that changes is seen, and is translated and changed again', async () => {
  const { rerender } = render(<Line count={1} />);
  await translate();
  for (const count of [2, 3]) {
    rerender(<Line count={count} />);
    await Promise.resolve();
    expect(line()).toBe(`en Худі, ${count}en  шт.`);
    await translate();
    expect(line()).toBe(`en Худі, en ${count}en  шт.`);
  }
});

test('what another program has taken away cannot be taken away again, and stops nothing', () => {
  const { rerender } = render(<Line count={1} note="Увага! " isNew />);
  screen.getByTestId('line').replaceChildren();
  rerender(<Line count={2} />);
  rerender(<Line count={2} isNew />);
  expect(line()).toBe('Нове: ');
});
