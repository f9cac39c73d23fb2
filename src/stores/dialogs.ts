import { makeAutoObservable, observableRef } from 'mobx';
import type { Size } from '#domain/catalog.ts';

/** What each dialog needs to know. One at a time. */
export interface DialogProps {
  /** `email`: what the field begins with. */
  auth: { tab?: 'login' | 'register'; email?: string };
  resetPassword: { email?: string };
  /** `wanted`: how many were counted beside the basket; the order is for one. */
  buyInClick: { variantId: string; size: Size; color: string; name: string; inStock: boolean; wanted?: number };
  success: { titleKey: string; textKey: string; values?: Record<string, string | number> };
  subscribe: { email?: string };
  discount: { email?: string };
  /** Which keys do something; no address opens it. */
  shortcuts: object;
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
