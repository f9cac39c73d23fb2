/** By law what is worn on bare feet stays with who bought it (section 6 of the terms): the kinds that say so in a vendor code. */
const KEPT_KINDS = new Set(['SK']);

/** Whether a thing without defects can be given back: 'SH-0603-SK' are socks. */
export function isReturnable({ vendorCode }: { vendorCode: string }): boolean {
  return !vendorCode.split('-').some((part) => KEPT_KINDS.has(part));
}

/** What of these lines can be given back; a gift was not bought. */
export function returnableOf<Line extends { vendorCode: string; isGift: boolean }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !line.isGift && isReturnable(line));
}
