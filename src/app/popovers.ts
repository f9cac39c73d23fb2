/** Browsers that came before popovers learn them, before the shop asks anything of one; all others fetch nothing. */
export async function bringPopovers(page: Pick<typeof globalThis, 'HTMLElement'> = window): Promise<void> {
  if ('popover' in page.HTMLElement.prototype) return;
  const { apply } = await import('@oddbird/popover-polyfill/fn');
  apply();
}
