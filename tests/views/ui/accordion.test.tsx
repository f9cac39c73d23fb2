import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from '#views/ui/accordion.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const ITEMS = [
  { title: 'Розміри', content: 'Беріть свій звичний.' },
  { title: 'Доставка', content: 'Один–три дні.' },
  { title: 'Гурт', content: 'Скоро.', disabled: true },
];

const question = (name: string): HTMLElement => screen.getByRole('button', { name });

test('the first question is open at first', () => {
  renderView(<Accordion headingLevel={3} items={ITEMS} />);
  expect(question('Розміри')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Беріть свій звичний.')).toBeVisible();
  expect(screen.getByText('Один–три дні.')).not.toBeVisible();
});

test('the first question that can be opened is open, where the very first cannot', () => {
  renderView(<Accordion headingLevel={3} items={ITEMS.toReversed()} />);
  expect(question('Доставка')).toHaveAttribute('aria-expanded', 'true');
});

test('opening one question closes the others, and pressing it again closes it', async () => {
  const { user } = renderView(<Accordion headingLevel={3} items={ITEMS} />);
  await user.click(question('Доставка'));
  expect(question('Розміри')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Один–три дні.')).toBeVisible();
  await user.click(question('Доставка'));
  expect(screen.getByText('Один–три дні.')).not.toBeVisible();
});

test('a question that is off stays closed', async () => {
  const { user } = renderView(<Accordion headingLevel={3} items={ITEMS} />);
  expect(question('Гурт')).toBeDisabled();
  await user.click(question('Гурт'));
  expect(screen.getByText('Скоро.')).not.toBeVisible();
});

test('questions are headings and open by keyboard', async () => {
  const { user } = renderView(<Accordion headingLevel={3} items={ITEMS} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(question('Доставка')).toHaveAttribute('aria-expanded', 'true');
});
