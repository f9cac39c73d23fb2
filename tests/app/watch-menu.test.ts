import { expect, test } from 'vitest';
import { watchMenu } from '#app/alive/alive.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

test('a menu is at rest half a second after it was opened, and after it was closed', async () => {
  const { stores, clock } = createFakeShop();
  const { ui } = stores;
  watchMenu(stores, clock);
  ui.openMenu();
  await clock.advance(499);
  expect(ui.isMenuReady).toBe(false);
  await clock.advance(1);
  expect(ui.isMenuReady).toBe(true);
  ui.closeOverlays();
  expect(ui.isMenuReady).toBe(false);
  await clock.advance(500);
  expect(ui.isMenuReady).toBe(true);
});

test('a menu that is opened and closed in a hurry counts from its last change', async () => {
  const { stores, clock } = createFakeShop();
  const { ui } = stores;
  watchMenu(stores, clock);
  ui.openMenu();
  await clock.advance(400);
  ui.closeOverlays();
  await clock.advance(400);
  expect(ui.isMenuReady).toBe(false);
  await clock.advance(100);
  expect(ui.isMenuReady).toBe(true);
});
