import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '#views/modal.tsx';
import { openerNow, rememberPresses } from '#views/opener.ts';

interface PageProps {
  isAround?: boolean;
  onClose?: () => void;
  startsOpen?: boolean;
}

function Page({ isAround = false, onClose, startsOpen = false }: PageProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const close = (): void => (onClose === undefined ? setOpen(false) : onClose());
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </main>
      <div data-testid="closed already" inert />
      <div>
        <p aria-live="polite">told over it</p>
      </div>
      {isOpen && (
        <Modal aria-label="Window" onClose={close} {...(isAround && { around: 'around' })}>
          <input aria-label="First" />
          <button type="button" onClick={() => setOpen(false)}>
            Last
          </button>
        </Modal>
      )}
    </>
  );
}

/** Its first step is followed by another, in which nothing of the first is left. */
function Steps({ isAround }: { isAround: boolean }) {
  const [step, setStep] = useState(1);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Closed</p>;
  return (
    <Modal aria-label="Window" onClose={() => setOpen(false)} {...(isAround && { around: 'around' })}>
      {step === 1 ? (
        <button type="button" onClick={() => setStep(2)}>
          Go on
        </button>
      ) : (
        <input aria-label="Of the second" />
      )}
    </Modal>
  );
}

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Window' });
const behind = (): HTMLElement => screen.getByText('Open').closest('main') as HTMLElement;

async function opened(props: PageProps = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  if (props.startsOpen !== true) await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(behind()).toHaveAttribute('inert'));
  return user;
}

test('while it is there the page behind is out of reach, and what speaks is not', async () => {
  const user = await opened();
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByText('told over it').closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(behind()).not.toHaveAttribute('inert');
  expect(screen.getByTestId('closed already')).toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the focus comes back without moving the page', async () => {
  const user = await opened();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await user.keyboard('{Escape}');
  expect(focus.mock.contexts[0]).toBe(screen.getByRole('button', { name: 'Open' }));
  expect(focus.mock.calls[0]).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test('over the whole window its first stop has the focus; over a part of it, itself, so that no keyboard opens by itself', async () => {
  const user = await opened();
  expect(screen.getByRole('textbox', { name: 'First' })).toHaveFocus();
  await user.keyboard('{Escape}');
  cleanup();
  await opened({ isAround: true });
  expect(dialog()).toHaveFocus();
});

test('the focus goes round within it, from itself too', async () => {
  const user = await opened({ isAround: true });
  const [first, last] = [screen.getByRole('textbox'), within(dialog()).getByRole('button')];
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
});

test('a press beside it closes it; a press in it that ends beside it does not', async () => {
  const onClose = vi.fn();
  await opened({ isAround: true, onClose });
  const around = dialog().parentElement as HTMLElement;
  fireEvent.pointerDown(screen.getByRole('textbox'));
  fireEvent.click(around);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(around);
  fireEvent.click(around);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(around);
  fireEvent.click(screen.getByRole('textbox'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one that nobody pressed for gives the focus to the screen', async () => {
  const user = await opened({ startsOpen: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('Escape is its own: nothing around it hears it', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const user = await opened();
  await act(() => user.keyboard('{Escape}'));
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

test.each([true, false])(
  'the focus that is lost with a step of it comes back into it (around: %s)',
  async (isAround) => {
    const user = userEvent.setup();
    render(<Steps isAround={isAround} />);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(isAround ? dialog() : screen.getByRole('textbox')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByText('Closed')).toBeVisible();
  },
);

test('Escape closes it wherever the focus is, and Tab leads into it', async () => {
  const onClose = vi.fn();
  const user = await opened({ onClose });
  (document.activeElement as HTMLElement).blur();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'First' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape outside of two closes the upper one only', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  render(
    <>
      <div>
        <Modal aria-label="Lower" onClose={lower} />
      </div>
      <Modal aria-label="Upper" around="around" onClose={upper} />
    </>,
  );
  await waitFor(() => expect(screen.getByLabelText('Lower').closest('[inert]')).not.toBeNull());
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
});

test('where a press gives no focus the window gives it back to what was pressed all the same', async () => {
  const stop = rememberPresses(document);
  render(<Page />);
  // As Safari does: the focus stays on nothing.
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).not.toHaveTextContent('Open');
  await waitFor(() => expect(behind()).toHaveAttribute('inert'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  stop();
});

test('what was pressed earlier opens nothing that a key opens', async () => {
  const stop = rememberPresses(document);
  const [pressed, opener] = ['pressed', 'opener'].map((name) => {
    const button = Object.assign(document.createElement('button'), { textContent: name });
    document.body.append(button);
    return button;
  });
  pressed?.click();
  expect(openerNow()).toBe(pressed);
  opener?.focus();
  await userEvent.keyboard('?');
  expect(openerNow()).toBe(opener);
  pressed?.remove();
  opener?.remove();
  stop();
});
