import type { Page } from 'playwright';

/** What lies under a pointer. */
export interface Spot {
  /** The page with what is chosen in its address, and how far it is scrolled. */
  page: string;
  /** The name of an open dialog. */
  dialog: string;
  /** What can be pressed there: 'button'. Empty where nothing can. */
  control: string;
  name: string;
}

/** What can be pressed at a place of the window. */
export function lookUnder(page: Page, at: { x: number; y: number }): Promise<Spot> {
  return page.evaluate(({ x, y }) => {
    // A press on a text field only goes there.
    const isText = (element: Element | null | undefined): boolean =>
      element instanceof HTMLInputElement && !['radio', 'checkbox', 'submit'].includes(element.type);
    const found = document.elementFromPoint(x, y)?.closest('a, button, label, select, summary, :not(label) > input');
    const control = isText(found instanceof HTMLLabelElement ? found.control : found) ? undefined : found;
    const dialog = document.querySelector('[role=dialog], dialog[open]');
    const nameOf = (element: Element | null | undefined): string => {
      const by = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
      return (element?.getAttribute('aria-label') ?? (by ?? element)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    };
    return {
      page: `${location.pathname}${location.search} ${Math.round(scrollY)}`,
      dialog: nameOf(dialog),
      control: control?.tagName.toLowerCase() ?? '',
      name: nameOf(control),
    };
  }, at);
}

/** What a press there does: the same to another thing, or for another sum, is the same. */
function actOf({ name }: Spot): string {
  return name.replace(/[:,«“₴\d].*$/, '').trim();
}

/** What a thing under a pointer that did not move has become; undefined where it is the same, went away, or the page is another one. */
export function becameOther(before: Spot, after: Spot): string | undefined {
  const isElsewhere = before.page !== after.page || before.dialog !== after.dialog;
  const isGone = before.control === '' || after.control === '';
  if (isElsewhere || isGone || actOf(before) === actOf(after)) return undefined;
  return `«${before.name}» became ${after.name === '' ? `something without a name (${after.control})` : `«${after.name}»`}`;
}
