import type { Chrome } from '#views/layout/shell.tsx';

/** What stands around a screen, by the kind of screen. */
export const FULL: Chrome = { header: 'full', footer: 'full', hint: true, padding: true };
export const BARE: Chrome = { ...FULL, padding: false };
export const BASKET: Chrome = { ...FULL, hint: false };
export const CHECKOUT: Chrome = { header: 'checkout', footer: 'compact', hint: false, padding: true };
export const LOST: Chrome = { header: 'full', footer: 'compact', hint: false, padding: true };
