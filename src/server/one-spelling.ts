const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * The path as the shop itself writes it, where the one that was asked for differs in capitals only: of the language
 * (`/UA/…`) or of ids, which are the same either way (RFC 9562). Undefined where it is written so, or names no language.
 */
export function writtenByShop(pathname: string, locales: readonly string[]): string | undefined {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const locale = first.toLowerCase();
  if (!locales.includes(locale)) return undefined;
  const written = `/${locale}${rest.replaceAll(UUID, (id) => id.toLowerCase())}`;
  return written === pathname ? undefined : written;
}
