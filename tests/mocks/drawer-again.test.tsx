import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormRow } from '#mocks/drawer/form-row.tsx';
import { deskAt } from './support/desk.tsx';

let desk: ReturnType<typeof deskAt>;

beforeEach(async () => {
  desk = deskAt('/ua');
  await desk.open('World & faults');
  await screen.findByText('Nothing is planned to fail.');
});

const typeInto = async (field: HTMLElement, text: string): Promise<void> => {
  await desk.user.clear(field);
  await desk.user.type(field, `${text}{Enter}`);
};

/** What the drawer sets is known before the act is over. */
function Clock() {
  const [hours, setHours] = useState('0');
  const set = async (text: string): Promise<undefined> => {
    await Promise.resolve();
    flushSync(() => setHours(text));
  };
  return <FormRow label="Clock" action="Move" value={hours} onSubmit={set} />;
}

test('a clock that is moved, and moved back, is what its field says', async () => {
  render(<Clock />);
  const clock = screen.getByRole('textbox', { name: 'Clock' });
  for (const hours of ['24', '-1.5', '0']) {
    await typeInto(clock, hours);
    expect(clock).toHaveValue(hours);
  }
});

test('a fault that is taken back is said to be planned no more, and the focus stays in the panel', async () => {
  await desk.press('Plan');
  expect(await screen.findByText('Planned: *:SOMETHING_WENT_WRONG')).toBeInTheDocument();
  await desk.press('Remove *:SOMETHING_WENT_WRONG');
  await screen.findByText('Nothing is planned to fail.');
  expect(screen.queryByText(/^Planned/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Faults' })).toHaveFocus();
});

test('what another tab has planned is seen, and stays when this one plans more', async () => {
  desk.backend.faults.set(['orders.get:html']);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByText('orders.get:html')).toBeInTheDocument();
  await typeInto(screen.getByRole('combobox', { name: 'Add a fault' }), 'pages.get:html');
  await screen.findByText('pages.get:html');
  expect(desk.backend.faults.list()).toEqual(['orders.get:html', 'pages.get:html']);
});

test('Escape in the panel closes it alone, and no dialog that it lies over', async () => {
  const heard = vi.fn<() => void>();
  document.addEventListener('keydown', heard);
  await desk.user.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
});
