import { asSeen } from './typed-text.ts';
import { isEmail } from './validation.ts';

/** What is wrong with a value: the key of its words and what they speak of. */
export interface Complaint {
  key: string;
  values?: Record<string, string | number>;
}

/** Judges one field; `others` are the fields beside it. A field that is empty is the business of `required` alone. */
export type Rule<Value = string> = (value: Value, others: Readonly<Record<string, unknown>>) => Complaint | undefined;

/** As much of a file as the rules look at; width and height in pixels, where it is a picture. */
export interface FileFacts {
  name: string;
  /** MIME type, as the browser says it. */
  type: string;
  /** Bytes. */
  size: number;
  width?: number;
  height?: number;
}

const BYTES_PER_KB = 1_024;
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
/** Letters as people see them: an emoji of four code units is one. */
const lengthOf = (text: string): number => [...text].length;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

function textRule(isFine: (text: string) => boolean, key: string, values?: Complaint['values']): Rule {
  const complaint = { key: `field.rule.${key}`, ...(values && { values }) };
  return (text) => (text === '' || isFine(text) ? undefined : complaint);
}

function fileRule(
  isFine: (file: FileFacts) => boolean,
  key: string,
  values?: Complaint['values'],
): Rule<FileFacts | undefined> {
  const complaint = { key: `field.rule.${key}`, ...(values && { values }) };
  return (file) => (file === undefined || isFine(file) ? undefined : complaint);
}

export const required: Rule<unknown> = (value) => {
  const isBlank = typeof value === 'string' && asSeen(value) === '';
  return isEmpty(value) || isBlank ? { key: 'field.rule.required' } : undefined;
};

/** Required as soon as another field holds one of these. */
export function requiredIf(other: string, ...held: unknown[]): Rule<unknown> {
  return (value, others) => (held.includes(others[other]) ? required(value, others) : undefined);
}

export const minLength = (length: number): Rule =>
  textRule((text) => lengthOf(text) >= length, 'min-length', { length });
export const maxLength = (length: number): Rule =>
  textRule((text) => lengthOf(text) <= length, 'max-length', { length });
export const minmax = (min: number, max: number): Rule =>
  textRule((text) => lengthOf(text) >= min && lengthOf(text) <= max, 'minmax', { min, max });
export const email: Rule = textRule(isEmail, 'email');
export const numeric: Rule = textRule((text) => NUMBER.test(text), 'numeric');
export const integer: Rule = textRule((text) => /^[+-]?\d+$/.test(text), 'integer');
export const digits = (length: number): Rule =>
  textRule((text) => /^\d+$/.test(text) && text.length === length, 'digits', { length });
/** Letters of any alphabet, with the apostrophe that belongs to a word: п’ять. */
export const alpha: Rule = textRule((text) => /^[\p{L}\p{M}’'ʼ]+$/u.test(text), 'alpha');
export const alphaDash: Rule = textRule((text) => /^[\p{L}\p{M}\p{N}’'ʼ_-]+$/u.test(text), 'alpha-dash');
export const alphaNum: Rule = textRule((text) => /^[\p{L}\p{M}\p{N}’'ʼ]+$/u.test(text), 'alpha-num');
export const alphaSpaces: Rule = textRule((text) => /^[\p{L}\p{M}’'ʼ\s]+$/u.test(text), 'alpha-spaces');
export const between = (min: number, max: number): Rule =>
  textRule((text) => NUMBER.test(text) && Number(text) >= min && Number(text) <= max, 'between', { min, max });
export const minValue = (min: number): Rule =>
  textRule((text) => NUMBER.test(text) && Number(text) >= min, 'min-value', { min });
export const maxValue = (max: number): Rule =>
  textRule((text) => NUMBER.test(text) && Number(text) <= max, 'max-value', { max });
/** `pattern` without the flags g and y, which remember where they were. */
export const regex = (pattern: RegExp): Rule => textRule((text) => pattern.test(text), 'regex');
export const oneOf = (...allowed: string[]): Rule => textRule((text) => allowed.includes(text), 'one-of');
export const excluded = (...refused: string[]): Rule => textRule((text) => !refused.includes(text), 'excluded');

/** Equal to another field, as a password typed twice. */
export function confirmed(other: string): Rule {
  return (text, others) => (text === others[other] ? undefined : { key: 'field.rule.confirmed' });
}

/** A phone as `isPhone` judges it: which numbers there are is known to the numbering plans, not to the domain. */
export const phone = (isPhone: (text: string) => boolean): Rule => textRule(isPhone, 'phone');

export const image = fileRule(({ type }) => type.startsWith('image/'), 'image');
/** `extensions` without the dot, in small letters. */
export const ext = (...extensions: string[]) =>
  fileRule(({ name }) => extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? ''), 'ext', {
    list: extensions.join(', '),
  });
/** `types` may end in an asterisk: `image/*`. */
export const mimes = (...types: string[]) =>
  fileRule(
    ({ type }) => types.some((one) => (one.endsWith('*') ? type.startsWith(one.slice(0, -1)) : type === one)),
    'mimes',
    { list: types.join(', ') },
  );
export const sizeKb = (kilobytes: number) =>
  fileRule(({ size }) => size <= kilobytes * BYTES_PER_KB, 'size', { kilobytes });
export const dimensions = (width: number, height: number) =>
  fileRule((file) => file.width === width && file.height === height, 'dimensions', { width, height });

/** The first complaint of several rules. */
export function firstComplaint<Value>(
  rules: Rule<Value>[],
  value: Value,
  others: Readonly<Record<string, unknown>> = {},
): Complaint | undefined {
  for (const rule of rules) {
    const complaint = rule(value, others);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}
