const EMAIL_MAX_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;

/** One @, something before it and a dotted name after it; no longer than a mail server takes. Linear in time. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text) && !text.includes('..');
}
