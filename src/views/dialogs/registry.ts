import type { DialogName, DialogProps } from '#stores/dialogs.ts';
import { type LazyPart, lazyPart } from '../lazy-part.tsx';
import type { DialogParts } from './dialog-parts.ts';

export interface DialogRow<Name extends DialogName> {
  /** px, on a screen that has them (spec section 9). */
  width: 530 | 560 | 620;
  isYellow?: boolean;
  Content: LazyPart<DialogProps[Name] & DialogParts>;
}

/** Every dialog of the shop, a row each; its code comes when it is opened. */
export const DIALOGS: { [Name in DialogName]: DialogRow<Name> } = {
  auth: {
    width: 530,
    Content: lazyPart(async () => (await import('./auth.tsx')).Auth),
  },
  buyInClick: {
    width: 620,
    Content: lazyPart(async () => (await import('./buy-in-click.tsx')).BuyInClick),
  },
  discount: {
    width: 620,
    isYellow: true,
    Content: lazyPart(async () => (await import('./discount.tsx')).Discount),
  },
  resetPassword: {
    width: 620,
    Content: lazyPart(async () => (await import('./reset-password.tsx')).ResetPassword),
  },
  shortcuts: {
    width: 530,
    Content: lazyPart(async () => (await import('./shortcuts.tsx')).Shortcuts),
  },
  subscribe: {
    width: 620,
    Content: lazyPart(async () => (await import('./subscribe.tsx')).Subscribe),
  },
  success: {
    width: 560,
    Content: lazyPart(async () => (await import('./success.tsx')).Success),
  },
};
