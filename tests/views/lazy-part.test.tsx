import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOnce } from '#views/fetch-once.ts';
import { lazyPart } from '#views/lazy-part.tsx';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { useFetched } from '#views/use-fetched.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const Kept = ({ name }: { name: string }) => <p>{name}</p>;

describe('a part whose code comes late', () => {
  it('leaves what stands in for it on the page until it has come, and is fetched once', async () => {
    const chunk = Promise.withResolvers<typeof Kept>();
    const load = vi.fn(() => chunk.promise);
    const Part = lazyPart(load);
    render(
      <>
        <Part name="Худі" standIn={<em>Мить</em>} />
        <Part name="Кепка" standIn={<em>Мить</em>} />
      </>,
    );
    expect(screen.getAllByText('Мить')).toHaveLength(2);
    await act(async () => chunk.resolve(Kept));
    expect(screen.getByText('Худі')).toBeInTheDocument();
    expect(screen.getByText('Кепка')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is drawn at once when it was fetched before', async () => {
    const Part = lazyPart(async () => Kept);
    await Part.preload();
    render(<Part name="Худі" />);
    expect(screen.getByText('Худі')).toBeInTheDocument();
  });

  it('that cannot be fetched is told to the boundary around it', async () => {
    const Part = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('gone')));
    await act(async () => {
      render(
        <ErrorBoundary fallback={<p>Без неї</p>}>
          <Part name="Худі" />
        </ErrorBoundary>,
      );
    });
    expect(screen.getByText('Без неї')).toBeInTheDocument();
  });
});

it('what waits for several things asks for all at once and goes on with the last', async () => {
  const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asks = arrivals.map(({ promise }) => vi.fn(() => promise));
  const needs = asks.map((ask) => fetchOnce(ask));
  const Waiting = () => <p>{useFetched(needs) ? 'Є' : 'Нема'}</p>;
  render(<Waiting />);
  expect(asks.map((ask) => ask.mock.calls.length)).toEqual([1, 1]);
  await act(async () => arrivals[1]?.resolve());
  expect(screen.getByText('Нема')).toBeInTheDocument();
  await act(async () => arrivals[0]?.resolve());
  expect(screen.getByText('Є')).toBeInTheDocument();
});
