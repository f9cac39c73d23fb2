import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render-view.tsx';
import { Shortcuts } from '#views/dialogs/shortcuts.tsx';

test('every key says what it does', () => {
  renderView(<Shortcuts titleId="t" onClose={vi.fn<() => void>()} />);
  expect(screen.getByRole('heading', { name: 'Клавіші' })).toHaveAttribute('id', 't');
  const said = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(said).toEqual(['/ шукати', 'B кошик', '02 у відкритому каталозі — розділ за його номером', '? цей перелік']);
});

test('keys can be turned off and on again', async () => {
  const { user, shop, stores } = renderView(<Shortcuts titleId="t" onClose={vi.fn<() => void>()} />);
  const box = screen.getByRole('checkbox', { name: 'Клавіші увімкнено' });
  expect(box).toBeChecked();
  await user.click(box);
  expect([stores.shortcuts.areOn, shop.keyValue.read('shortcuts')]).toEqual([false, 'off']);
  await user.click(box);
  expect(stores.shortcuts.areOn).toBe(true);
});
