const EMAIL_MAX_LENGTH = 254;
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * An address as the contract takes it (docs/contract.md): Latin letters, digits and _ ' + - in parts between single
 * dots, one @, a dotted name of Latin letters, digits and hyphens that ends in letters. No longer than a mail server
 * takes. Linear in time.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
