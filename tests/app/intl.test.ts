import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl as createFullIntl } from 'react-intl';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createIntl } from '#app/intl.ts';
import type { Messages } from '#views/messages.ts';
import english from '../../locales/en.json' with { type: 'json' };
import ukrainian from '../../locales/ua.json' with { type: 'json' };

/** The build compiles locale files; a test may get them as text or compiled. */
function compiled(file: Record<string, unknown>): Messages {
  const whole = Object.entries(file).map(([key, words]) => [key, typeof words === 'string' ? parse(words) : words]);
  return Object.fromEntries(whole) as Messages;
}

const strong = (parts: unknown): string => `*${String(parts)}*`;

/** Names of what a sentence asks for: values, and the tags around parts of it. */
function namesOf(elements: MessageFormatElement[]): { value: string; isTag: boolean }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [{ value: element.value, isTag: true }, ...namesOf(element.children)];
    const inner = 'options' in element ? Object.values(element.options).flatMap((one) => namesOf(one.value)) : [];
    return [{ value: element.value, isTag: false }, ...inner];
  });
}

function valuesFor(elements: MessageFormatElement[], count: number): Record<string, never> {
  const values = namesOf(elements).map(({ value, isTag }) => [value, isTag ? strong : count]);
  return Object.fromEntries(values) as Record<string, never>;
}

/** The spaces between thousands as the shop has them. */
function thin(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(thin);
  return typeof said === 'string' ? said.replaceAll(/(?<=\d)\u00A0(?=\d{3})/g, '\u202F') : said;
}

test.each([
  ['uk', ukrainian],
  ['en', english],
])('every sentence in %s reads as react-intl itself would say it', (locale, file) => {
  const messages = compiled(file);
  const ours = createIntl(locale, messages);
  const full = createFullIntl({ locale, messages });
  for (const [id, sentence] of Object.entries(messages))
    for (const count of [0, 1, 2, 5, 21, 1_234, 1_234_567]) {
      const values = valuesFor(sentence, count);
      expect(ours.formatMessage({ id }, values), id).toEqual(thin(full.formatMessage({ id }, values)));
    }
  expect(Object.keys(messages).length).toBeGreaterThan(100);
});

test('a missing sentence shows its key', () => {
  expect(createIntl('uk', {}).formatMessage({ id: 'basket.title' })).toBe('basket.title');
});

test('a count in a sentence needs no formatter of numbers', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const { formatMessage } = createIntl('uk', {
    goods: parse('{count, plural, one {# річ} few {# речі} other {# речей}}'),
  });
  expect(formatMessage({ id: 'goods' }, { count: 999 })).toBe('999 речей');
  expect(formatMessage({ id: 'goods' }, { count: 12_999 })).toBe('12\u202F999 речей');
  expect(made).not.toHaveBeenCalled();
});

test('a name read from right to left leaves the rest of its sentence in order', () => {
  const { formatMessage } = createIntl('uk', { added: parse('У кошику: {name}, {size}') });
  const said = formatMessage({ id: 'added' }, { name: 'קמיץ\u202E', size: 'M' });
  expect(said).toBe('У кошику: \u2068קמיץ\u2069, M');
});

test('a sentence with a bold part is drawn without a word in the console', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const bold = (parts: ReactNode): ReactNode => createElement('b', undefined, parts);
  const { formatMessage } = createIntl('uk', { left: parse('<bold>Ще {amount}</bold> — і все') });
  const said = formatMessage({ id: 'left' }, { bold, amount: '₴350' }) as ReactNode;
  expect(isValidElement(said)).toBe(true);
  expect(renderToStaticMarkup(createElement('p', undefined, said))).toBe('<p><b>Ще ₴350</b> — і все</p>');
  expect(complaint).not.toHaveBeenCalled();
});
