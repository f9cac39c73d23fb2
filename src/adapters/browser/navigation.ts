import { AppError } from '#domain/errors.ts';
import { parsedUrl } from '#domain/url.ts';
import type { Navigation } from '#ports/platform.ts';

export interface NavigationOptions {
  /** Goes to a path of the shop; the router does it. */
  open: Navigation['open'];
  at: Navigation['at'];
  document: Document;
}

/** Only this origin and https may get a payment form: its fields are signed and say who pays. */
function paymentAddress(url: string, here: string): URL {
  const address = parsedUrl(url, here);
  const isOwn = address?.protocol === 'http:' && address.origin === new URL(here).origin;
  if (address === undefined || !(isOwn || address.protocol === 'https:')) throw new AppError('unreadable');
  return address;
}

/** Ways out of a screen: a path of the shop, or the payment provider. */
export function createNavigation({ open, at, document }: NavigationOptions): Navigation {
  function hidden(name: string, value: string): HTMLInputElement {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  }

  return {
    at,

    open(path, options) {
      const isInside = /^\/(?![/\\])/.test(path) && !path.includes('\\');
      open(isInside ? path : '/', options);
    },

    submit(url, method, fields) {
      const address = paymentAddress(url, document.location.href);
      const form = document.createElement('form');
      form.setAttribute('method', method);
      form.setAttribute('action', address.href);
      form.hidden = true;
      // A GET form throws away the query of its address, so the query goes along as fields.
      const query = method === 'GET' ? [...address.searchParams] : [];
      for (const [name, value] of [...query, ...Object.entries(fields)]) form.append(hidden(name, value));
      document.body.append(form);
      // Not form.submit(): a field named 'submit' would stand in its place.
      HTMLFormElement.prototype.submit.call(form);
      form.remove();
    },
  };
}
