/** An address that opens a letter in the shopper's own mail, begun with these words (RFC 6068). */
export function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
