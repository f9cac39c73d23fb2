const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * The path with the language (`/UA/…`) and ids, which are the same either way (RFC 9562), in small letters, as the shop
 * writes them; as it is where it names no language.
 */
export function inSmallLetters(pathname: string, locales: readonly string[]): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const locale = first.toLowerCase();
  return locales.includes(locale) ? `/${locale}${rest.replaceAll(UUID, (id) => id.toLowerCase())}` : pathname;
}
