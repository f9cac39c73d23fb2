import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileFacts, Rule } from '#domain/validation-rules.ts';
import * as rules from '#domain/validation-rules.ts';
import english from '#locales/en.json' with { type: 'json' };
import ukrainian from '#locales/ua.json' with { type: 'json' };
import { leastMs } from '#tests/support/processor-time.ts';

const HUNDRED_KB = 100_000;

/** A rule, what it takes and what it refuses. */
const TEXTS: [string, Rule, string[], string[]][] = [
  ['minLength', rules.minLength(3), ['abc', 'їжак', '🧵🧵🧵'], ['ab', '🧵🧵']],
  ['maxLength', rules.maxLength(3), ['abc', '🧵🧵🧵'], ['abcd']],
  ['minmax', rules.minmax(2, 3), ['ab', 'abc'], ['a', 'abcd']],
  ['email', rules.email, ['olena@poshta.ua', 'a+b@c.example'], ['olena@', '@poshta.ua', 'a b@c.ua', 'a@b', 'a@b..ua']],
  ['numeric', rules.numeric, ['1', '-1.5', '+2'], ['1e3', '1.', 'один', '0x10', ' 1', 'NaN', 'Infinity']],
  ['integer', rules.integer, ['0', '-12'], ['1.5', '1e3']],
  ['digits', rules.digits(5), ['01001'], ['1234', '123456', '1234a', '١٢٣٤٥']],
  ['alpha', rules.alpha, ['Соломія', 'п’ять', "м'ята", 'José'], ['a1', 'a b', 'a-b', '🧵']],
  ['alphaDash', rules.alphaDash, ['a-b_1', 'слово-2'], ['a b', 'a.b']],
  ['alphaNum', rules.alphaNum, ['слово2'], ['a-b', 'a b']],
  ['alphaSpaces', rules.alphaSpaces, ['Ганна Марія'], ['Ганна-Марія', 'a1']],
  ['between', rules.between(1, 99), ['1', '99', '1.5'], ['0', '100', 'abc', '1e1']],
  ['minValue', rules.minValue(10), ['10', '11'], ['9.99', 'x']],
  ['maxValue', rules.maxValue(10), ['10', '-5'], ['10.01', 'x']],
  ['regex', rules.regex(/^SH-\d{4}$/), ['SH-0102'], ['SH-102', 'sh-0102']],
  ['oneOf', rules.oneOf('M', 'L'), ['M'], ['XL', 'toString']],
  ['excluded', rules.excluded('admin'), ['olena'], ['admin']],
  ['phone', rules.phone((text) => /^\+380\d{9}$/.test(text)), ['+380672140811'], ['067']],
];

const file = (facts: Partial<FileFacts>): FileFacts => ({
  name: 'hoodie.PNG',
  type: 'image/png',
  size: 2_048,
  width: 500,
  height: 625,
  ...facts,
});
/** A rule, and what of a file it refuses. */
const FILES: [string, Rule<FileFacts | undefined>, Partial<FileFacts>][] = [
  ['image', rules.image, { type: 'application/pdf' }],
  ['ext', rules.ext('png', 'avif'), { name: 'hoodie.png.exe' }],
  ['mimes', rules.mimes('image/*', 'application/pdf'), { type: 'text/html' }],
  ['size', rules.sizeKb(2), { size: 2_049 }],
  ['dimensions', rules.dimensions(500, 625), { height: 624 }],
];

describe.each(TEXTS)('%s', (name, rule, fine, wrong) => {
  it('takes what is fine, and leaves an empty field to others', () => {
    for (const text of ['', ...fine]) expect([text, rule(text, {})]).toEqual([text, undefined]);
  });

  it('names the words for what is wrong', () => {
    const key = `field.rule.${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    for (const text of wrong) expect([text, rule(text, {})?.key]).toEqual([text, key]);
  });

  it('is quick with a hundred kilobytes of anything', () => {
    for (const unit of ['a', ' ', '1', '@', '.', 'a@', '🧵', '-']) {
      const text = unit.repeat(HUNDRED_KB);
      expect(leastMs(() => void rule(text, {}))).toBeLessThan(50);
    }
  });

  it('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void rule(text, {})));
  });
});

describe('what must be there', () => {
  it.each(['', '   ', undefined, false, []])('%j is not', (value) => {
    expect(rules.required(value, {})).toEqual({ key: 'field.rule.required' });
  });

  it.each(['a', ' a ', 0, true, ['a']])('%j is', (value) => {
    expect(rules.required(value, {})).toBeUndefined();
  });

  it('may depend on another field', () => {
    const rule = rules.requiredIf('way', 'courier', 'post');
    expect(rule('', { way: 'courier' })).toEqual({ key: 'field.rule.required' });
    expect(rule('', { way: 'branch' })).toBeUndefined();
    expect(rule('', {})).toBeUndefined();
    expect(rule('Київ', { way: 'post' })).toBeUndefined();
  });

  it('typed twice must be typed alike', () => {
    const rule = rules.confirmed('password');
    expect(rule('нитка', { password: 'нитка' })).toBeUndefined();
    expect(rule('нитка ', { password: 'нитка' })).toEqual({ key: 'field.rule.confirmed' });
    expect(rule('', { password: 'нитка' })).toEqual({ key: 'field.rule.confirmed' });
  });
});

describe('a file', () => {
  it.each(FILES)('is judged by its %s', (key, rule, wrong) => {
    expect(rule(undefined, {})).toBeUndefined();
    expect(rule(file({}), {})).toBeUndefined();
    expect(rule(file(wrong), {})?.key).toBe(`field.rule.${key}`);
  });
});

it('of several complaints the first is told, with what it speaks of', () => {
  const password = [rules.required, rules.minLength(6)];
  expect(rules.firstComplaint<string>(password, '')).toEqual({ key: 'field.rule.required' });
  expect(rules.firstComplaint<string>(password, 'abc')).toEqual({
    key: 'field.rule.min-length',
    values: { length: 6 },
  });
  expect(rules.firstComplaint<string>(password, 'abcdef')).toBeUndefined();
  const both = [rules.alpha, rules.minLength(6)];
  const told = (judges: Rule[]) => rules.firstComplaint(judges, 'a1')?.key;
  expect([told(both), told(both.toReversed())]).toEqual(['field.rule.alpha', 'field.rule.min-length']);
});

it('every rule has its words in both languages', () => {
  const judged = TEXTS.map(([, rule, , wrong]) => rule(wrong[0] ?? '', {})?.key ?? '');
  const looked = FILES.map(([, rule, wrong]) => rule(file(wrong), {})?.key ?? '');
  const keys = [...judged, ...looked, 'field.rule.required', 'field.rule.confirmed'];
  for (const key of keys) for (const words of [ukrainian, english]) expect(words).toHaveProperty([key]);
  // `requiredIf` says what `required` does, and `firstComplaint` is no rule.
  expect(keys).toHaveLength(Object.keys(rules).length - ['requiredIf', 'firstComplaint'].length);
});
