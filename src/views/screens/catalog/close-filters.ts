/** The filter that something is in, unless it is in the sheet: what closes there would move what is just being pressed. */
function filterOf(target: EventTarget | null): HTMLDetailsElement | undefined {
  const filter = target instanceof Element ? target.closest('details') : null;
  return filter === null || filter.closest(':popover-open') !== null ? undefined : filter;
}

/**
 * An open filter of a wide screen closes by Escape, which gives the focus back to its title, and when the focus goes
 * elsewhere. Opening another closes it in the sheet too, without scripts.
 */
export function closeFilters(screen: HTMLElement, signal: AbortSignal): void {
  const onLeave = ({ target, relatedTarget }: FocusEvent): void => {
    const filter = filterOf(target);
    if (filter?.contains(relatedTarget as Node | null) === false) filter.open = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    const filter = filterOf(event.target);
    if (event.key !== 'Escape' || filter?.open !== true) return;
    event.stopPropagation();
    filter.open = false;
    filter.querySelector('summary')?.focus();
  };
  screen.addEventListener('focusout', onLeave, { signal });
  screen.addEventListener('keydown', onKey, { signal });
}
