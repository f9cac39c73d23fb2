import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Chip } from '#views/ui/chip.tsx';
import { EmptyLine } from '#views/ui/empty-line.tsx';
import { ErrorBox } from '#views/ui/error-box.tsx';
import { Gudzyk } from '#views/ui/gudzyk.tsx';
import { Label } from '#views/ui/label.tsx';
import { SewProgress } from '#views/ui/sew-progress.tsx';
import { CardSkeleton, Skeleton } from '#views/ui/skeleton.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { StitchText } from '#views/ui/stitch-text.tsx';
import { Swatch } from '#views/ui/swatch.tsx';
import { renderView } from '#tests/support/render-view.tsx';

test('a failed part says what happened and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderView(<ErrorBox error={{ key: 'error.cannot-connect-server' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Нитка порвалась');
  expect(screen.getByRole('alert')).toHaveTextContent('Сервер не відповідає');
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a part that was had after all leaves the focus of its button to the page', async () => {
  function Part() {
    const [isFailed, setIsFailed] = useState(true);
    return (
      <>
        <main id="main" tabIndex={-1}>
          {isFailed && (
            <ErrorBox
              error={{ key: 'error.cannot-connect-server' }}
              onRetry={() => setTimeout(setIsFailed, 0, false)}
            />
          )}
        </main>
        <button type="button" onClick={() => setIsFailed(true)}>
          Зламати
        </button>
        <button type="button" onClick={() => setIsFailed(false)}>
          Полагодити
        </button>
      </>
    );
  }
  const { user } = renderView(<Part />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Зламати' }));
  await user.click(screen.getByRole('button', { name: 'Полагодити' }));
  expect(screen.getByRole('button', { name: 'Полагодити' })).toHaveFocus();
});

test('words of the server are shown as they are, never as markup', () => {
  const { container } = renderView(<ErrorBox error={{ text: '<img src=x onerror=alert(1)>' }} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
});

test('an empty place shows the way on', () => {
  renderView(
    <EmptyLine title="На лінії порожньо" text="Почепіть сюди щось.">
      <button type="button">До новинок</button>
    </EmptyLine>,
  );
  expect(screen.getByText('На лінії порожньо')).toBeVisible();
  expect(screen.getByRole('button', { name: 'До новинок' })).toBeVisible();
});

test('a chip is taken away by pressing it and says so', async () => {
  const onRemove = vi.fn<() => void>();
  const { user } = renderView(
    <Chip onRemove={onRemove} removeLabel="Прибрати розмір M">
      M
    </Chip>,
  );
  await user.click(screen.getByRole('button', { name: 'Прибрати розмір M' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('progress is announced as a number and stays within its bounds', () => {
  renderView(
    <>
      <SewProgress value={1_200} max={3_000} label="До безкоштовної доставки" />
      <SewProgress value={5_000} max={3_000} label="Досягнуто" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'До безкоштовної доставки' })).toHaveAttribute('value', '1200');
  expect(screen.getByRole('progressbar', { name: 'Досягнуто' })).toHaveAttribute('value', '3000');
});

test('the needle leads an unfinished seam and is gone from a finished one', () => {
  const { container, rerender } = renderView(<SewProgress value={1} max={2} label="Шов" />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
  rerender(<SewProgress value={2} max={2} label="Шов" />);
  expect(container.querySelectorAll('path')).toHaveLength(0);
});

test('a round button has a name', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderView(<Gudzyk label="Закрити" open onClick={onClick} />);
  await user.click(screen.getByRole('button', { name: 'Закрити' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('loading is announced once, its shapes are not', () => {
  renderView(
    <>
      <Spinner />
      <CardSkeleton />
      <Skeleton lines={3} />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Завантажуємо…');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('drawn numbers and colours are decoration without a style of their own', () => {
  const { container } = renderView(
    <>
      <StitchText text="0137" size={4} />
      <Swatch hex="#27408f" />
      <Label tone="sale">−20%</Label>
    </>,
  );
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  expect(container.querySelector('circle')).toHaveAttribute('fill', '#27408f');
  expect(container.querySelector('[style]')).toBeNull();
  expect(screen.getByText('−20%')).toBeVisible();
});
