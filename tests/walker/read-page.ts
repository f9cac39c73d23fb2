/** Names of what is looked for, in the language of the page. */
export interface Names {
  lines: string;
  orderLines: string;
  summaries: string[];
  steps: string[];
  region: string;
  way: string;
  payment: string;
  promo: string;
  free: string;
  signIn: string;
  /** What no text in this language has. */
  notLocal: string | undefined;
}

export interface Choice {
  label: string;
  isChosen: boolean;
  /** What it costs, where that stands in it. */
  price: number | undefined;
}

/** What is to be read on any page. */
export interface Reading {
  titles: string[];
  /** Of the basket: the address of the thing, how many (nothing where it cannot be had) and what they come to. */
  lines: { thing: string; quantity: number | undefined; total: number | undefined }[] | undefined;
  /** Of an order: its lines as they are read. */
  orderLines: string[];
  /** Rows of the summary that have an amount, the last one being what they come to. */
  sums: { label: string; amount: number }[];
  /** The step of the checkout that is open: 0, 1 or 2. */
  step: number | undefined;
  regions: Choice[];
  ways: Choice[];
  payments: Choice[];
  /** What stands in text fields, by the name of the field. */
  fields: Record<string, string>;
  promo: string | undefined;
  buttons: string[];
  links: string[];
  /** The name of an open dialog. */
  dialog: string | undefined;
  /** How many pieces the header says there are. */
  count: number | undefined;
  /** px that do not fit. */
  wider: number;
  /** Texts that are of another language. */
  foreign: string[];
  text: string;
  isBusy: boolean;
}

/** Runs in the page. */
export function readPage(names: Names): Reading {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert]') === null;
  const textOf = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    return element.getAttribute('aria-label') ?? (by === null ? textOf(element) : textOf(document.getElementById(by)));
  };
  const amountOf = (text: string): number | undefined => {
    const [, minus = '', digits = ''] = /([−-]?)\s*[₴$]\s?(\d[\d,]*(?:\.\d+)?)/.exec(text) ?? [];
    if (digits === '') return undefined;
    const amount = Number(digits.replaceAll(',', ''));
    return minus === '' ? amount : -amount;
  };
  const all = (selector: string, root: ParentNode = document): Element[] => [...root.querySelectorAll(selector)];
  const named = (selector: string, ...wanted: string[]): Element | undefined =>
    all(selector).find((element) => wanted.includes(nameOf(element)) && isSeen(element));
  const choicesOf = (legend: string): Choice[] => {
    const group = all('fieldset').find((one) => textOf(one.querySelector('legend')) === legend);
    return all('input[type=radio]', group ?? document.createElement('i')).map((input) => {
      const label = textOf(input.closest('label'));
      const price = amountOf(label) ?? (label.endsWith(` ${names.free}`) ? 0 : undefined);
      return { label, isChosen: (input as HTMLInputElement).checked, price };
    });
  };

  const list = named('ul', names.lines);
  const lines =
    list &&
    all(':scope > li', list).map((line) => {
      const address = new URL(line.querySelector('h2 a')?.getAttribute('href') ?? '', location.origin);
      const [, variant = '?'] = /product\/([\w-]+)/.exec(address.pathname) ?? [];
      const typed = line.querySelector('input')?.value;
      const amounts = all('p > span', line).filter((one) => /[₴$]/.test(one.textContent ?? ''));
      const price = amounts.at(-1);
      const total = price && amountOf(textOf(price.querySelector('span:last-of-type')) || textOf(price));
      return {
        thing: `${variant} ${address.searchParams.get('size')}`,
        quantity: typed === undefined ? undefined : Number(typed),
        total,
      };
    });
  const summary = named('aside', ...names.summaries);
  const sums = all('dl > div', summary ?? document.createElement('i')).flatMap((row) => {
    const value = textOf(row.querySelector('dd'));
    const amount = amountOf(value) ?? (value === names.free ? 0 : undefined);
    return amount === undefined ? [] : [{ label: textOf(row.querySelector('dt')), amount }];
  });
  const open = all('section')
    .filter((section) => section.querySelector('form') !== null)
    .map((section) => names.steps.indexOf(nameOf(section)))
    .find((step) => step >= 0);
  const inputs = all(
    'main input:not([type=radio], [type=checkbox], [type=hidden]), main textarea',
  ) as HTMLInputElement[];
  const fields = Object.fromEntries(
    inputs
      .filter(({ name }) => name !== '')
      .filter(isSeen)
      .map(({ name, value }) => [name, value]),
  );
  const promo = inputs.find((input) => textOf(input.labels?.[0]) === names.promo)?.value;
  const basket = all('header a, header span')
    .map(nameOf)
    .find((name) => /^\S+, \d+ /.test(name));
  const isForeign = (text: string): boolean => names.notLocal !== undefined && new RegExp(names.notLocal).test(text);
  const foreign = all('main *, header *, footer *').flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      // The name of the shop is the same in every language.
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replaceAll('ШОВ', '').trim() : '';
      const isOfPage = element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
      return isForeign(text) && isOfPage && isSeen(element) ? [text] : [];
    }),
  );
  return {
    titles: all('h1').map(textOf),
    lines,
    orderLines: all(':scope > li', named('ul', names.orderLines) ?? document.createElement('i')).map(textOf),
    sums,
    step: open,
    regions: choicesOf(names.region),
    ways: choicesOf(names.way),
    payments: choicesOf(names.payment),
    fields,
    promo,
    buttons: all('button').filter(isSeen).map(nameOf),
    links: all('a[href]').filter(isSeen).map(nameOf),
    dialog: all('[role=dialog], dialog[open]').filter(isSeen).map(nameOf)[0],
    count: basket === undefined ? undefined : Number(/, (\d+) /.exec(basket)?.[1]),
    wider: document.documentElement.scrollWidth - innerWidth,
    foreign,
    text: textOf(document.querySelector('main') ?? document.body),
    isBusy: all('[aria-busy=true]').some(isSeen),
  };
}
