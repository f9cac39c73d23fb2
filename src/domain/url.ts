/** An address read beside another, where it is no whole one; undefined where it is none. Browsers without `URL.canParse` are sold to. */
export function parsedUrl(address: string, beside: string): URL | undefined {
  try {
    return new URL(address, beside);
  } catch {
    return undefined;
  }
}
