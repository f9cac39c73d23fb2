import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { DialogName, DialogProps } from '#stores/dialogs.ts';

export interface DialogRow<Name extends DialogName> {
  /** px, on a screen that has them (spec section 9). */
  width: 530 | 560 | 620;
  Content: ComponentType<DialogProps[Name] & DialogParts>;
}

/** What the host hands to every dialog. */
export interface DialogParts {
  /** Id for the heading that names the dialog. */
  titleId: string;
  onClose: () => void;
}

/** Every dialog of the shop, a row each; its code comes when it is opened. */
export const DIALOGS: { [Name in DialogName]?: DialogRow<Name> } = {
  buyInClick: {
    width: 620,
    Content: lazy(async () => ({ default: (await import('./buy-in-click.tsx')).BuyInClick })),
  },
  shortcuts: {
    width: 530,
    Content: lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts })),
  },
  success: {
    width: 560,
    Content: lazy(async () => ({ default: (await import('./success.tsx')).Success })),
  },
};
