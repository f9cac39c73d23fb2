import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { filter, goods, openListing } from '../support/listing-page.tsx';

const BAR_PX = 70;
const BAR_FROM_PX = 64;
const ROOM_PX = 28;
const scrollBy = vi.fn<(left: number, top: number) => void>();
/** Where the first row begins in the window. */
let firstRow = 0;

beforeEach(() => {
  scrollBy.mockClear();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(BAR_PX);
  const styleOf = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    element.className === 'bar'
      ? ({ insetBlockStart: `${BAR_FROM_PX}px` } as CSSStyleDeclaration)
      : styleOf(element, pseudo),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.className === 'goods' ? firstRow - ROOM_PX : firstRow);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sort = (): HTMLElement => screen.getByRole('combobox', { name: 'Спершу' });

test('goods sorted anew are shown from their beginning once they stand, no sooner and once', async () => {
  const { user, shop: fake } = openListing({ variants: goods(40), path: '/catalog?pages=3' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(36));
  firstRow = -2_000;
  const answer = fake.ports.catalog.holdNext('searchVariants');
  await user.selectOptions(sort(), 'дешевші');
  expect(scrollBy).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -2_000 - ROOM_PX - BAR_FROM_PX - BAR_PX);
  expect(sort()).toHaveFocus();
});

test('what is said where filtered goods did not come is brought into view too', async () => {
  const { user, shop: fake } = openListing({ variants: goods(20) });
  await screen.findByText('20 товарів');
  firstRow = -900;
  vi.spyOn(fake.ports.catalog, 'searchVariants').mockRejectedValue(new AppError('unreachable'));
  await user.click(filter('Зі знижкою'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(scrollBy).toHaveBeenCalled();
});

test('where the first row is seen whole below the bar, nothing moves', async () => {
  const { user } = openListing({ variants: goods(20) });
  await screen.findByText('20 товарів');
  firstRow = BAR_FROM_PX + BAR_PX;
  await user.selectOptions(sort(), 'дешевші');
  await user.click(filter('M'));
  expect(await screen.findByRole('button', { name: 'Прибрати фільтр: Розмір M' })).toBeInTheDocument();
  expect(scrollBy).not.toHaveBeenCalled();
});

test('more of the same moves nothing', async () => {
  const { user } = openListing({ variants: goods(20) });
  firstRow = -900;
  await user.click(await screen.findByRole('link', { name: 'Показати ще 8' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a browser follows no card to its new place, and is free to once the new goods stand or another screen does', async () => {
  const anchor = (): string => document.body.style.getPropertyValue('overflow-anchor');
  const { user, unmount, shop: fake } = openListing({ variants: goods(20) });
  await screen.findByText('20 товарів');
  expect(anchor()).toBe('');
  const answer = fake.ports.catalog.holdNext('searchVariants');
  await user.selectOptions(sort(), 'дешевші');
  expect(anchor()).toBe('none');
  await act(async () => answer());
  await waitFor(() => expect(anchor()).toBe(''));
  fake.ports.catalog.holdNext('searchVariants');
  await user.selectOptions(sort(), 'дорожчі');
  expect(anchor()).toBe('none');
  unmount();
  expect(anchor()).toBe('');
});
