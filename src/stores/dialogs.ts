import { makeAutoObservable, observableRef } from 'mobx';
import type { Size } from '#domain/catalog.ts';

/** What each dialog needs to know. One at a time. */
export interface DialogProps {
  auth: { tab?: 'login' | 'register' };
  buyInClick: { variantId: string; size: Size; color: string; name: string; inStock: boolean };
  success: { titleKey: string; textKey: string; values?: Record<string, string | number> };
}

export type DialogName = keyof DialogProps;

export type OpenDialog = { [Name in DialogName]: { name: Name; props: DialogProps[Name] } }[DialogName];

/** Which dialog is open; opening another replaces it. */
export class DialogsStore {
  current: OpenDialog | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open<Name extends DialogName>(name: Name, props: DialogProps[Name]): void {
    this.current = { name, props } as OpenDialog;
  }

  close(): void {
    this.current = undefined;
  }
}
