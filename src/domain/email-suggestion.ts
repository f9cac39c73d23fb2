import { asSeen } from './typed-text.ts';
import { isEmail } from './validation.ts';

/** Where most shoppers have theirs. No short names: too many others are a slip away from them. */
const PROVIDERS = [
  'gmail.com',
  'ukr.net',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'proton.me',
  'protonmail.com',
];
/** A slip away from one of those, and yet no slip. */
const OTHERS: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com']);

/** Cyrillic letters, and the Latin ones they are taken for. */
const CYRILLIC = 'аеіорсухјѕкмтһԁԛԝАВЕІКМНОРСТУХЈЅ';
const LATIN = 'aeiopcyxjskmthdqwABEIKMHOPCTYXJS';

/** Endings there are not, and what was meant. */
const ENDINGS: [slip: RegExp, meant: string][] = [
  [/\.(?:con|cpm|cmo|ocm|vom|xom|comm|coom|c0m)$/i, '.com'],
  [/\.(?:ner|nte|nett|ney)$/i, '.net'],
];

/** Whether one letter is wrong, missing or too many, or two stand the wrong way round. */
function isSlipOf(typed: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const rest = typed.slice(at);
  const swapped = (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
  const right = meant.slice(at);
  return rest.slice(1) === right.slice(1) || rest === right.slice(1) || rest.slice(1) === right || swapped === right;
}

/** The address in what stands around it, in Latin letters and with dots where there are commas. */
function tidied(typed: string): string {
  const seen = asSeen(typed).normalize('NFKC');
  const address = /<([^<>]+)>/.exec(seen)?.[1] ?? seen;
  const bare = address.replaceAll(/\s/g, '').replace(/^mailto:/i, '');
  const latin = [...bare].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
  // Where a Ukrainian keyboard has the quotation mark an English one has the @.
  const whole = latin.includes('@') ? latin : latin.replace(/^(.[^"]*)"(?=.)/, '$1@');
  return whole
    .replaceAll(/[,;]/g, '.')
    .replaceAll(/[<>()"«»“”:!?]/g, '')
    .replaceAll(/@+/g, '@')
    .replaceAll(/\.+/g, '.')
    .replaceAll(/\.?@\.?/g, '@')
    .replaceAll(/^\.|\.$/g, '');
}

function providerOf(domain: string): string {
  const name = domain.toLowerCase();
  if (PROVIDERS.includes(name) || OTHERS.has(name)) return domain;
  const [slip, ending] = ENDINGS.find(([one]) => one.test(name)) ?? [];
  const ended = slip === undefined ? domain : domain.replace(slip, ending ?? '');
  const meant = PROVIDERS.find(
    (one) => one.startsWith(`${name}.`) || isSlipOf(name, one) || isSlipOf(ended.toLowerCase(), one),
  );
  return PROVIDERS.includes(ended.toLowerCase()) ? ended.toLowerCase() : (meant ?? ended);
}

/**
 * What a mistyped e-mail most likely was: with a Cyrillic letter that looks Latin, a comma, a slip in the name of a well
 * known provider. Undefined where nothing better is known than what was typed.
 */
export function suggestEmail(typed: string): string | undefined {
  const [name, domain, ...rest] = tidied(typed).split('@');
  if (name === undefined || domain === undefined || rest.length > 0) return undefined;
  const meant = `${name}@${providerOf(domain)}`;
  return isEmail(meant) && meant !== asSeen(typed) ? meant : undefined;
}
