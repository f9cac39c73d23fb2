/** The keyboard goes on from the screen: what had the focus is gone, or is of no more use. Nothing scrolls. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
