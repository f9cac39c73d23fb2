import type { Chrome } from '#views/layout/shell.tsx';

/** What stands around a screen, by the kind of screen. */
export const FULL: Chrome = { header: 'full', footer: 'full', hint: true, padding: true };
export const BUYING: Chrome = { ...FULL, buys: true };
export const BARE: Chrome = { ...FULL, padding: false };
/** Where one reads, or looks after what is one's own: the footer without its great wordmark. */
export const TEXT: Chrome = { ...FULL, footer: 'plain' };
export const BASKET: Chrome = { ...TEXT, hint: false };
export const CHECKOUT: Chrome = { header: 'checkout', footer: 'compact', hint: false, padding: true };
export const LOST: Chrome = { header: 'full', footer: 'compact', hint: false, padding: true };
