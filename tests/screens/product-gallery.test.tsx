import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Pattern } from '#domain/catalog.ts';
import { chartFile } from '#domain/pattern-chart.ts';
import { buildPhoto, buildVariant } from '#fixtures/build.ts';
import { PatternOnPhone } from '#views/screens/product/pattern-card.tsx';
import { ProductGallery } from '#views/screens/product/product-gallery.tsx';
import { renderView } from '../support/render-view.tsx';
import { windowThatMatches } from '../support/window-turns.ts';

const photos = ['front', 'back', 'detail'].map((id) => buildPhoto({ id, alt: id }));
const show = (given = photos) => renderView(<ProductGallery variant={buildVariant({ photos: given })} />);
const thumb = (number: number): HTMLElement => screen.getByRole('button', { name: `Фото ${number} з 3` });
const shown = (): (string | null)[] =>
  screen
    .getAllByRole('button', { name: /^Фото/ })
    .filter((one) => one.getAttribute('aria-current') === 'true')
    .map((one) => one.getAttribute('aria-label'));

/** What a browser does about a popover that is opened or closed; jsdom does not. */
function turn(panel: HTMLElement, newState: 'open' | 'closed'): void {
  panel.toggleAttribute('open', newState === 'open');
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
}

test('arrows, Home and End go through the photos and stop at either end', async () => {
  const { user } = show();
  screen.getByRole('list', { name: 'Фото: Худі «Жнива»' }).focus();
  for (const [key, number] of [
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
    ['{ArrowRight}', 3],
    ['{ArrowRight}', 3],
    ['{ArrowLeft}', 2],
    ['{End}', 3],
    ['{Home}', 1],
  ] as const) {
    await user.keyboard(key);
    expect(shown(), key).toEqual([`Фото ${number} з 3`]);
  }
});

test('among the small photos the focus goes along with the arrows', async () => {
  const { user } = show();
  thumb(1).focus();
  await user.keyboard('{ArrowRight}');
  expect(thumb(2)).toHaveFocus();
  await user.keyboard('{End}');
  expect(thumb(3)).toHaveFocus();
  expect(shown()).toEqual(['Фото 3 з 3']);
});

test('a small photo that is pressed brings the large one into view; an arrow leaves the focus where it is seen', async () => {
  const into = vi.fn();
  const { user } = show();
  screen.getByRole('list', { name: 'Фото: Худі «Жнива»' }).scrollIntoView = into;
  await user.click(thumb(2));
  expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  await user.keyboard('{ArrowRight}');
  expect(thumb(3)).toHaveFocus();
  expect(into).toHaveBeenCalledOnce();
});

test('Alt with an arrow is the way Back of the browser, not the next photo', async () => {
  const { user } = show();
  thumb(1).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(shown()).toEqual(['Фото 1 з 3']);
});

async function openZoom() {
  const rendered = show();
  await rendered.user.click(thumb(2));
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(screen.getByRole('button', { name: 'Збільшити фото' })).toHaveAttribute('popovertarget', dialog.id);
  turn(dialog, 'open');
  await within(dialog).findByRole('button', { name: 'Наступне фото' });
  return { ...rendered, panel: dialog, dialog: within(dialog) };
}

test('the large photos begin with the one that was shown and go on in a ring', async () => {
  const { user, dialog } = await openZoom();
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 2 з 3');
  await user.click(dialog.getByRole('button', { name: 'Наступне фото' }));
  await user.click(dialog.getByRole('button', { name: 'Наступне фото' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 1 з 3');
  await user.click(dialog.getByRole('button', { name: 'Попереднє фото' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 3 з 3');
});

test('the large photos go by keys, and the page follows to the one last seen', async () => {
  const { user, dialog, panel } = await openZoom();
  panel.hidePopover = () => {};
  expect(dialog.getByRole('list')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 1 з 3');
  turn(panel, 'closed');
  expect(dialog.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Збільшити фото' })).toHaveFocus();
  expect(shown()).toEqual(['Фото 1 з 3']);
});

test('the focus returns to the magnifier also where a press has given it to what stands around', async () => {
  const { panel } = await openZoom();
  panel.hidePopover = () => {};
  (document.activeElement as HTMLElement).blur();
  turn(panel, 'closed');
  expect(screen.getByRole('button', { name: 'Збільшити фото' })).toHaveFocus();
});

test('a large photo that is pressed is looked at from near, and the next one from afar', async () => {
  const { user, dialog } = await openZoom();
  await user.click(dialog.getByRole('button', { name: 'back Роздивитися зблизька' }));
  expect(dialog.getByRole('button', { name: 'back Роздивитися зблизька' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 2 з 3');
  await user.click(dialog.getByRole('button', { name: 'Наступне фото' }));
  expect(dialog.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('a large photo that is pressed twice at once, as photos are elsewhere, is looked at from near', async () => {
  const { user, dialog } = await openZoom();
  const photo = dialog.getByRole('button', { name: 'back Роздивитися зблизька' });
  await user.dblClick(photo);
  expect(photo).toHaveAttribute('aria-pressed', 'true');
  await user.dblClick(photo);
  expect(photo).toHaveAttribute('aria-pressed', 'false');
});

test('one photo alone has nothing to go to', async () => {
  show(photos.slice(0, 1));
  turn(screen.getByRole('dialog', { hidden: true }), 'open');
  await within(screen.getByRole('dialog')).findByRole('button', { name: 'front Роздивитися зблизька' });
  expect(screen.queryByRole('button', { name: 'Наступне фото' })).not.toBeInTheDocument();
});

test('the focus cannot wander off behind the large photos', async () => {
  const { panel, dialog } = await openZoom();
  const hide = vi.fn();
  panel.hidePopover = hide;
  dialog.getByRole('button', { name: 'Закрити' }).focus();
  expect(hide).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Збільшити фото' }).focus();
  expect(hide).toHaveBeenCalledOnce();
});

test('the large photos have small ones, which lead to any of them', async () => {
  const { user, dialog } = await openZoom();
  const small = dialog.getAllByRole('button', { name: /^Фото \d з 3$/ });
  expect(small.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  await user.click(small[2] as HTMLElement);
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 3 з 3');
  expect(small[2]).toHaveAttribute('aria-current', 'true');
});

/** Photos in each part of the gallery: the large one with its zoom, the two tiles below, the small ones. */
const tilesOf = (container: HTMLElement): number[] =>
  [...(container.firstElementChild?.children ?? [])].map((one) => one.querySelectorAll('img').length);
const stitched = (pattern: Pattern) => buildVariant({ photos, details: { pattern } });

test.each([
  [{ figure: 'rosette', number: '0137', width: 73 }, 1239, 'Узор № 0137, 1 239 хрестиків'],
  [{ figure: 'rosette', number: '0106', width: 57 }, 641, 'Узор № 0106, 641 хрестик'],
  [{ figure: 'band', number: '0212', width: 77 }, 844, 'Узор № 0212, 844 хрестики'],
] as const)(
  'what is stitched by a number says how many crosses it has and draws just as many: %o',
  async (pattern, count, said) => {
    const { container } = renderView(<ProductGallery variant={stitched(pattern)} />);
    const card = await screen.findByRole('figure');
    expect(card).toHaveTextContent(said);
    await within(card).findByRole('group', { name: 'Узор зблизька' });
    const drawn = [...card.querySelectorAll('[data-thread] > path:not([data-layer])')]
      .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
      .reduce((sum, one) => sum + one, 0);
    expect(drawn).toBe(count);
    const chart = within(card).getByRole('link', { name: 'Взяти узор, PDF' });
    expect(chart).toHaveAttribute('href', `/ua/pattern/${chartFile(pattern)}`);
    // The number is stitched for the eye and said once in words.
    expect([...card.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  },
);

test('what has no pattern of a number shows its photo from near and no card', async () => {
  const { container } = show();
  await act(() => import('#views/screens/product/pattern-card.tsx'));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(tilesOf(container)).toEqual([4, 1, 1, 3]);
});

test('a phone that is turned upright has the pattern in the place that is kept for it', async () => {
  // As wide as the gallery has room for it.
  const { turn } = windowThatMatches(true);
  renderView(<PatternOnPhone pattern={{ figure: 'rosette', number: '0137', width: 73 }} photo={photos[0]} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  turn(false);
  expect(await screen.findByRole('figure')).toHaveTextContent('Узор № 0137');
});

test('the card takes the place of a photo that stands there until then, so nothing moves and nothing is empty', async () => {
  const pattern = { figure: 'rosette', number: '0137', width: 73 } as const;
  const { container, stores } = renderView(<ProductGallery variant={stitched(pattern)} />, { isAwake: false });
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(tilesOf(container)).toEqual([4, 1, 1, 3]);
  act(() => stores.ui.wake());
  await screen.findByRole('figure');
  expect(tilesOf(container)).toEqual([4, 1, 0, 3]);
});

test('a mouse goes on from photo to photo, from the last to the first; the keyboard has the row itself', async () => {
  const { user } = show();
  const [back, on] = [/^Попередн/, /^Наступн/].map((name) => screen.getByRole('button', { name }));
  if (back === undefined || on === undefined) throw new Error('no arrows');
  await user.click(on);
  expect(shown()).toEqual(['Фото 2 з 3']);
  await user.click(back);
  await user.click(back);
  expect(shown()).toEqual(['Фото 3 з 3']);
  expect([back.tabIndex, on.tabIndex]).toEqual([-1, -1]);
});

test('a thing with one photo has no arrows', () => {
  show(photos.slice(0, 1));
  expect(screen.queryByRole('button', { name: /^Наступн/ })).not.toBeInTheDocument();
});
