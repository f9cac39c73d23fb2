import { matchPath } from 'react-router-dom';
import type { Locale, Profile } from '#domain/profile.ts';
import { isLocale } from '#domain/profile.ts';
import { ROUTES } from './routes.ts';
import type { Match } from './routes/route.ts';

/** Whether the percent signs of a path mean letters; the router complains about one that has others. */
function isReadable(path: string): boolean {
  try {
    // Something must come of it, or the minifier takes the call for needless.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

const AMP = /^\/amp(?=\/|$)/i;

/** The one address of a screen: its own words as the table writes them, and what the shopper asked for in between. */
function plain(pattern: string, path: string): string {
  const own = pattern.split('/');
  const parts = path.split('/').map((part, index) => (own[index]?.startsWith(':') === false ? own[index] : part));
  return parts.join('/');
}

/** The address with one slash where several were typed. */
export function folded(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/');
}

/** What an address asks for in the letters it means, as the router gives it to a screen. */
function asRead(parameters: Match['parameters']): Match['parameters'] {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, value && decodeURIComponent(value)]),
  );
}

/** Which screen an address means; undefined when it names no locale and must be sent to one. */
export function matchAddress(pathname: string, profile: Profile): Match | undefined {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  if (!isLocale(first) || !profile.locales.includes(first)) return undefined;
  const path = folded(rest.replace(AMP, '').replace(/\/+$/, '') || '/');
  for (const row of isReadable(path) ? ROUTES : []) {
    const found = matchPath({ path: row.path, end: true }, path);
    if (found !== null) return { locale: first, row, parameters: asRead(found.params), path: plain(row.path, path) };
  }
  return { locale: first, row: undefined, parameters: {}, path };
}

/** Where an address without a locale goes: the same screen in this language, on our own origin whatever it says. */
export function localised(pathname: string, locale: Locale): string {
  const path = pathname.replaceAll(/[/\\]+/g, '/').replace(/\/+$/, '');
  return `/${locale}${path}`;
}

/** The address of a screen as the shop itself writes it, the /amp alias too. What leads to no screen stays as it is. */
export function written(pathname: string, { locale, row, path }: Match): string {
  if (row === undefined) return pathname;
  const alias = AMP.test(pathname.slice(locale.length + 1)) ? '/amp' : '';
  return localised(alias + path, locale);
}
