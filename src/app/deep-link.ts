import type { DialogName, OpenDialog } from '#stores/dialogs.ts';

/** The parameters of an address that ask for a dialog (spec section 2), or bring a promo code. */
const PARAMETERS: ReadonlySet<string> = new Set(['dialog', 'email', 'promo']);
/** No mail is longer (RFC 5321): what is came to do harm, not to save typing. */
const EMAIL_MAX_LENGTH = 254;

type Given = { email?: string };

/** What an address can open. Buying in a click is not among it: an address says neither what nor in which size. */
const OPENED_BY_ADDRESS: { [Name in Exclude<DialogName, 'buyInClick' | 'shortcuts'>]: (given: Given) => OpenDialog } = {
  auth: (props) => ({ name: 'auth', props }),
  resetPassword: (props) => ({ name: 'resetPassword', props }),
  subscribe: (props) => ({ name: 'subscribe', props }),
  discount: (props) => ({ name: 'discount', props }),
  // An address has done nothing, so nothing is said to be done.
  success: () => ({
    name: 'success',
    props: { titleKey: 'dialog.success.welcome', textKey: 'dialog.success.welcome-text' },
  }),
};

/** The dialog an address asks for, its field begun with the e-mail; undefined for any other name. */
export function dialogOf(search: string): OpenDialog | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('dialog') ?? '';
  if (!Object.hasOwn(OPENED_BY_ADDRESS, name)) return undefined;
  const email = query.get('email') ?? '';
  const given = email === '' || email.length > EMAIL_MAX_LENGTH ? {} : { email };
  return OPENED_BY_ADDRESS[name as keyof typeof OPENED_BY_ADDRESS](given);
}

/** The promo code that an address brings; '' where there is none. */
export function promoOf(search: string): string {
  return new URLSearchParams(search).get('promo') ?? '';
}

/** The same query without what asked for a dialog or brought a code; every other parameter as it was written. */
export function withoutAsked(search: string): string {
  const isOther = (part: string): boolean => {
    const [name] = new URLSearchParams(part).keys();
    return name === undefined || !PARAMETERS.has(name);
  };
  const kept = search.replace(/^\?/, '').split('&').filter(isOther).join('&');
  return kept === '' ? '' : `?${kept}`;
}
