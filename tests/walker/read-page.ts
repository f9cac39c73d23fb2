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
  news: string;
  size: string;
  quantity: string;
  free: string;
  signIn: string;
}

interface Choice {
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
  /** Rows of the summary, or of the order that is shown, that have an amount. */
  sums: { label: string; amount: number }[];
  /** Own orders in a list: which, and what each comes to. */
  cards: { order: string; total: number | undefined }[];
  /** The step of the checkout that is open: 0, 1 or 2. */
  step: number | undefined;
  regions: Choice[];
  ways: Choice[];
  payments: Choice[];
  /** What stands in text fields, by the name of the field. */
  fields: Record<string, string>;
  /** What stands in fields of the open dialog, or of the page around its main form: news and search. */
  loose: Record<string, string>;
  /** Sizes of the thing before the eyes, as they are written. */
  sizes: string[];
  /** How many of it a press would put into the basket. */
  wanted: number | undefined;
  promo: string | undefined;
  buttons: string[];
  links: string[];
  /** The name of an open dialog. */
  dialog: string | undefined;
  /** How many pieces the header says there are. */
  count: number | undefined;
  /** px that do not fit. */
  wider: number;
  /** All that is said in the language of the page, also to who does not see it. */
  said: string[];
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
  const goods = named('ul', names.orderLines);
  const summary = named('aside', ...names.summaries) ?? goods?.parentElement;
  const sums = all('dl > div', summary ?? document.createElement('i')).flatMap((row) => {
    const value = textOf(row.querySelector('dd'));
    const amount = amountOf(value) ?? (value === names.free ? 0 : undefined);
    return amount === undefined ? [] : [{ label: textOf(row.querySelector('dt')), amount }];
  });
  const cards = all('main li > header').flatMap((head) => {
    const hrefs = all('a[href]', head.parentElement ?? head).map((link) => link.getAttribute('href') ?? '');
    const order = hrefs.map((href) => /(?:[?&]order=|\/checkout\/)([\da-f-]{36})/.exec(href)?.[1]).find(Boolean);
    return order === undefined ? [] : [{ order, total: amountOf(textOf(head.querySelector('strong'))) }];
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
  const shown = all('[role=dialog], dialog[open]').find(isSeen);
  const loose = all('input:not([type=radio], [type=checkbox], [type=hidden])', shown ?? document)
    .map((input) => input as HTMLInputElement)
    .filter((input) => shown !== undefined || input.type === 'search' || textOf(input.labels?.[0]) === names.news)
    .filter((input) => input.name !== '' && isSeen(input))
    .map(({ name, value }) => [name, value]);
  const basket = all('header a, header span')
    .map(nameOf)
    .find((name) => /^\S+, \d+ /.test(name));
  const said = all('body *:not(script, style, noscript, template)').flatMap((element) => {
    const isOfPage = element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    if (!isOfPage || !isSeen(element)) return [];
    const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''));
    const names = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name));
    return [...texts, ...names].map((one) => (one ?? '').replaceAll(/\s+/g, ' ').trim()).filter((one) => one !== '');
  });
  return {
    titles: all('h1').map(textOf),
    lines,
    orderLines: all(':scope > li', goods ?? document.createElement('i')).map(textOf),
    sums,
    cards,
    step: open,
    regions: choicesOf(names.region),
    ways: choicesOf(names.way),
    payments: choicesOf(names.payment),
    fields,
    loose: Object.fromEntries(loose),
    // Beside a size stands how it differs from a garment at home, in its name that it is sold out.
    sizes: all('button', named('fieldset', names.size) ?? document.createElement('i')).map(
      (one) => nameOf(one).split(', ')[0] ?? '',
    ),
    wanted: Number((named('input', names.quantity) as HTMLInputElement | undefined)?.value) || undefined,
    promo,
    buttons: all('button').filter(isSeen).map(nameOf),
    links: all('a[href]').filter(isSeen).map(nameOf),
    dialog: shown && nameOf(shown),
    count: basket === undefined ? undefined : Number(/, (\d+) /.exec(basket)?.[1]),
    wider: document.documentElement.scrollWidth - innerWidth,
    said: [...new Set(said)],
    text: textOf(document.querySelector('main') ?? document.body),
    isBusy: all('[aria-busy=true]').some(isSeen),
  };
}
