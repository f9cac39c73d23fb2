import { HOODIE } from './goods.ts';
import { awake, expect, quiet, test } from './shop.ts';
import { firstOf } from './shoppers.ts';

/** Where the heading of each kind of page stands. */
const HOME = '/html/body/div/div/main/section/h1';
const LISTING = '/html/body/div/div/main/div/div/h1';
const PRODUCT = '/html/body/div/div/main/div/div/div/h1';

const PAGES = [
  { name: 'home', address: '/ua', heading: HOME },
  { name: 'the listing in English', address: '/en/catalog?sort=cheap&sizes=M', heading: LISTING },
  { name: 'the product', address: `/ua/catalog/product/${HOODIE}`, heading: PRODUCT },
  { name: 'the listing', address: '/ua/catalog', heading: LISTING },
  { name: 'the product in English', address: `/en/catalog/product/${HOODIE}?size=M`, heading: PRODUCT },
  { name: 'home in English', address: '/en', heading: HOME },
];

/** What comes only with a page that is alive, and why. */
const AFTERWARDS = [
  // Nothing waits for a frame any longer: see entry-client.tsx.
  /^\/html: data-shop /,
  // A script fetched later is announced by a link of Vite's; nobody sees it.
  /^\/html\/head: <link rel="modulepreload"/,
  // The next screen is fetched ahead with its styles, which are those of no screen but that.
  /^\/html\/head: <link rel="stylesheet"[^>]*\/assets\/(?:product|basket|error)-screen-/,
  // The question about cookies and the offer of a discount lie over the page: see over-the-page.tsx.
  /^\/html\/body\/div: <(?:section class="[^"]*" data-cookies|button type="button" class="[^"]*" data-place)/,
  // That offer yields to what it would lie over: see use-place-on-page.ts.
  /^\/html\/body\/div\/button: data-place /,
  // Handing an address on is the browser's to do: see share-button.tsx.
  /: <span class="[^"]*"(?:><span class="[^"]*")? data-share/,
  // A picture for stories is asked for by scripts: see story-button.tsx.
  /\/div: <button type="button" class="_button[^>]* aria-busy/,
  // What was put into the basket from a card is told beside its sizes, which scripts press: see size-bar.tsx.
  /\/article\/div\/div: <p class="_hidden[^>]*><\/p>$/,
  // Arrows beside a photo are for a mouse: see product-gallery.tsx.
  /\/div: <button type="button" class="_turn/,
  // How much is left to free delivery is a matter of the basket: see product-facts.tsx.
  /\/ul\/li: (?:<strong>|[^<]|$)/,
  // The days of arrival are counted from the day it is where it is read: see arrival.tsx.
  /\/ul\/li\/span: [^<]/,
  // Without scripts the search has nothing to suggest: see search-form.tsx.
  /\/input: (?:role|aria-(?:autocomplete|controls|expanded|haspopup)) was null/,
  // A price that was read anew, and what was bought, is said where nothing is at first: see price-news.tsx,
  // buying-news.tsx, stock-news.tsx.
  /\/(?:p|div): <output(?: id="[^"]*")? class="[^"]*"><\/output>/,
  // To add a size from a card is for scripts: see size-bar.tsx.
  /\/article\/div(?:\/div)*: <fieldset /,
  // The embroidery of home: see pattern-picture.tsx.
  /\/svg: <g data-thread="[01]">|\/section\/div: <(?:img|svg) class="_rosette/,
  // What is saved, the browser keeps: see save-button.tsx.
  /\/div: <button type="button" class="_save[^>]* aria-pressed/,
];

declare global {
  interface Window {
    /** Every difference from what the server drew. */
    differences?: () => string[];
  }
}

/** Runs in the page before any of its scripts. */
function observe(): void {
  const nodes: string[] = [];
  const attributes = new Map<Element, Map<string, string | null>>();
  const pathOf = (node: Node): string =>
    node.parentElement === null
      ? `/${node.nodeName.toLowerCase()}`
      : `${pathOf(node.parentElement)}/${node.nodeName.toLowerCase()}`;
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName, oldValue, addedNodes, removedNodes } of records) {
      if (attributeName === null) {
        const changed = [...addedNodes, ...removedNodes].map((one) =>
          one instanceof Element ? one.outerHTML : one.nodeValue,
        );
        nodes.push(`${pathOf(target)}: ${changed.join(' ').slice(0, 200)}`);
        continue;
      }
      const known = attributes.get(target as Element) ?? new Map<string, string | null>();
      if (!known.has(attributeName)) known.set(attributeName, oldValue);
      attributes.set(target as Element, known);
    }
  });
  // The parser has put in its last node, and no script of the page has run yet.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
  });
  window.differences = () => [
    ...nodes,
    // React writes some attributes of fields anew: only one that ends up different counts.
    ...[...attributes].flatMap(([element, known]) =>
      [...known]
        .filter(([name, before]) => element.getAttribute(name) !== before)
        .map(([name, before]) => `${pathOf(element)}: ${name} was ${before}, is ${element.getAttribute(name)}`),
    ),
  ];
}

for (const { name, address, heading } of firstOf(3, PAGES))
  test(`${name} comes alive without changing a thing that the server drew`, async ({ page }) => {
    await page.addInitScript(observe);
    await page.goto(address);
    await quiet(page);
    await awake(page);
    const differences = (await page.evaluate(() => window.differences?.())) ?? ['nobody looked'];
    expect(differences.filter((one) => !AFTERWARDS.some((pattern) => pattern.test(one)))).toEqual([]);
    // A change would be seen.
    await page.evaluate(() => document.querySelector('h1')?.append('!'));
    const changed = (await page.evaluate(() => window.differences?.())) ?? [];
    expect(changed.filter((one) => one.endsWith(': !'))).toEqual([`${heading}: !`]);
  });
