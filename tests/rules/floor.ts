import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from '../../src/build/floor.ts';

const parts = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return [major, minor];
};

/** Whether one version is there by another: '15.4' by '16.0'. */
function isBy(version: string, other: string): boolean {
  const [[major, minor], [otherMajor, otherMinor]] = [parts(version), parts(other)];
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

const isWhole = (one: SimpleSupportStatement, version: string): boolean =>
  typeof one.version_added === 'string' &&
  one.version_added !== 'preview' &&
  isBy(one.version_added, version) &&
  one.version_removed === undefined &&
  one.flags === undefined &&
  one.prefix === undefined &&
  one.alternative_name === undefined;

/** Whether every engine of the floor knows a feature, as MDN has it. */
function isKnown({ support }: CompatStatement): boolean {
  return FLOOR.every(({ name, version }) => {
    const mdn = name.replace('ios_saf', 'safari_ios') as BrowserName;
    return [support[mdn] ?? []].flat().some((one) => isWhole(one, version));
  });
}

/** What stands in MDN's data under a feature, by name. */
function within(feature: Identifier | undefined): [string, Identifier][] {
  return Object.entries((feature ?? {}) as Record<string, Identifier>).filter(([name]) => name !== '__compat');
}

/** Names of features that no engine, or not every engine, of the floor knows under any of the things that have them. */
export class Lacking {
  readonly #known = new Set<string>();
  readonly #lacking = new Set<string>();

  add(name: string, { __compat: statement }: Identifier): void {
    if (statement !== undefined) (isKnown(statement) ? this.#known : this.#lacking).add(name);
  }

  has(name: string): boolean {
    return this.#lacking.has(name) && !this.#known.has(name);
  }

  get size(): number {
    return this.#lacking.size;
  }
}

const { api, css, html, javascript } = compat;

/** Things of a page whose parts a script of ours may ask for by name alone. */
const OF_A_PAGE =
  /^(?:(?:HTML(?:Dialog|Button|Input|Select|Form|Details|Image|Anchor)?)?Element|Node|Document|Window|(?:UI|Mouse|Keyboard|Pointer|Focus|Toggle|Input|Touch)?Event|CSSStyleSheet|AbortSignal|URL|URLSearchParams|Headers|Response|Request|ResizeObserver|IntersectionObserver|MutationObserver|Storage|History|Location|Blob|File|FormData|DOMRect|DOMTokenList|BroadcastChannel)$/;

/** The one thing of its kind, by the name scripts call it. */
const ONE_OF_A_KIND = new Map(
  Object.entries({
    navigator: 'Navigator',
    document: 'Document',
    window: 'Window',
    history: 'History',
    location: 'Location',
    performance: 'Performance',
    crypto: 'Crypto',
  }),
);

/** What scripts use, as the rule names it: `.toSorted`, `URL.canParse`, `new Segments`, `popover=`. */
function ofScripts(): Lacking {
  const lacking = new Lacking();
  const builtins = within(javascript?.builtins);
  const interfaces = within(api);
  for (const [thing, feature] of [...builtins, ...interfaces]) {
    lacking.add(`new ${thing}`, feature);
    lacking.add(`${thing}()`, feature);
    const isByName = builtins.some(([name]) => name === thing) || OF_A_PAGE.test(thing);
    for (const [key, part] of within(feature)) {
      const isOwn = key.endsWith('_static') || thing === 'Intl';
      const name = key.replace(/_(?:static|event)$/, '');
      if (isOwn) lacking.add(`${thing}.${name}`, part);
      else if (isByName) lacking.add(`.${name}`, part);
      for (const [called, kind] of ONE_OF_A_KIND) if (kind === thing) lacking.add(`${called}.${name}`, part);
    }
  }
  for (const [name, feature] of within(html?.['global_attributes'])) lacking.add(`${name}=`, feature);
  for (const [, element] of within(html?.['elements']))
    for (const [name, feature] of within(element)) lacking.add(`${name}=`, feature);
  return lacking;
}

/** What styles use: `:has`, `@container`, `text-wrap`, `text-wrap: balance`, `color-mix()`. */
function ofStyles(): Lacking {
  const lacking = new Lacking();
  for (const [name, feature] of within(css?.['selectors'])) lacking.add(`:${name}`, feature);
  for (const [name, feature] of within(css?.['at-rules'])) {
    lacking.add(`@${name}`, feature);
    for (const [part, inside] of within(feature)) lacking.add(`@${name} (${part})`, inside);
  }
  for (const [name, feature] of within(css?.['properties'])) {
    lacking.add(name, feature);
    for (const [value, inside] of within(feature)) lacking.add(`${name}: ${value}`, inside);
  }
  for (const [name, feature] of within(css?.['types'])) {
    lacking.add(`${name}()`, feature);
    for (const [part, inside] of within(feature)) lacking.add(`${part}()`, inside);
  }
  return lacking;
}

export const LACKING_IN_SCRIPTS = ofScripts();
export const LACKING_IN_STYLES = ofStyles();

/** What an iterator itself can do by now; a list can do the same everywhere. */
export const ITERATOR_HELPERS = new Set(
  within(javascript?.builtins?.['Iterator']).flatMap(([name, { __compat: one }]) =>
    one === undefined || isKnown(one) ? [] : [name],
  ),
);
