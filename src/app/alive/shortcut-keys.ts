/** What a single key may do. */
export type Shortcut = 'search' | 'basket' | 'list' | `digit-${number}`;

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * What a key means, by the sign it writes; on a Ukrainian keyboard, where the same keys write other signs, by its place:
 * there '/' is '.', '?' is ',' and 'b' is 'и'.
 */
export function shortcutOf({ key, code }: Pressed): Shortcut | undefined {
  if (/^\d$/.test(key)) return `digit-${Number(key)}`;
  if (key === '?' || (code === 'Slash' && key === ',')) return 'list';
  if (key === '/' || (code === 'Slash' && key === '.')) return 'search';
  if (key.toLowerCase() === 'b' || (code === 'KeyB' && key.toLowerCase() === 'и')) return 'basket';
  return undefined;
}

/** Whether keys pressed here write something, or belong to a control that has its own use for them. */
export function isForTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input,textarea,select,[role=combobox],[role=listbox]') !== null;
}
