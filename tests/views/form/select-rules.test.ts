import { expect, test } from 'vitest';
import { countryOptions } from '#views/form/countries.ts';
import { itemNamed, itemsFound, settledValues, shownLabel } from '#views/form/select-rules.ts';

const ITEMS = [
  { value: 'AT', label: 'Австрія' },
  { value: 'BE', label: 'Бельгія', isActive: true },
  { value: 'PL', label: 'Польща' },
];

test.each([
  ['what is chosen stays', ['PL'], true, ['PL']],
  ['with prefill nothing becomes the active item', [], true, ['BE']],
  ['with prefill what is no item any more becomes the active one', ['XX'], true, ['BE']],
  ['without prefill nothing stays nothing', [], false, []],
  ['without prefill what is no item any more is cleared', ['XX'], false, []],
  ['of several those that are left stay', ['XX', 'PL', 'AT'], true, ['PL', 'AT']],
])('%s', (_, values, isPrefilled, settled) => {
  expect(settledValues(ITEMS, values, isPrefilled)).toEqual(settled);
});

test('with prefill and no active item it is the first, and nothing where there is none', () => {
  const plain = ITEMS.map(({ value, label }) => ({ value, label }));
  expect(settledValues(plain, [], true)).toEqual(['AT']);
  expect(settledValues([], ['AT'], true)).toEqual([]);
});

test('a label is shown up to a hundred characters, none of them torn', () => {
  expect(shownLabel('а'.repeat(100))).toBe('а'.repeat(100));
  expect(shownLabel('а'.repeat(101))).toBe(`${'а'.repeat(99)}…`);
  expect([...shownLabel('🧵'.repeat(300))]).toHaveLength(100);
});

test('what was typed is found anywhere in a name, at its beginning first, whatever its case and marks', () => {
  const found = (typed: string): string[] => itemsFound(ITEMS, typed).map((item) => item.value);
  expect(found('')).toEqual(['AT', 'BE', 'PL']);
  expect(found('Б')).toEqual(['BE']);
  expect(found(' ОЛ ')).toEqual(['PL']);
  expect(
    itemsFound(
      [
        { value: 'GB', label: 'Британія' },
        { value: 'NL', label: 'Нідерланди' },
      ],
      'ні',
    )[0]?.value,
  ).toBe('NL');
  const codes = [
    { value: 'BE', label: '+32 Бельгія' },
    { value: 'IE', label: '+353 Ірландія' },
    { value: 'GB', label: '+44 Велика Британія' },
  ];
  // A word that begins so comes before a letter in the middle of one.
  expect(itemsFound(codes, 'і').map(({ value }) => value)).toEqual(['IE', 'BE', 'GB']);
  expect(itemsFound(codes, '+3').map(({ value }) => value)).toEqual(['BE', 'IE']);
  expect(itemsFound(codes, 'брит').map(({ value }) => value)).toEqual(['GB']);
  expect(itemsFound([{ value: 'UA', label: 'Україна' }], 'украіна')).toHaveLength(1);
  expect(found('щось')).toEqual([]);
});

test('a whole name that was typed or filled in is its item, half a name is none', () => {
  expect(itemNamed(ITEMS, ' польща ')?.value).toBe('PL');
  expect(itemNamed(ITEMS, 'Поль')).toBeUndefined();
  const codes = [{ value: 'PL', label: '+48 Польща', aliases: ['+48'] }];
  expect([itemNamed(codes, '48'), itemNamed(codes, '+48')]).toEqual([codes[0], codes[0]]);
  expect(itemNamed([...codes, { value: 'XX', label: '+48 Інша', aliases: ['+48'] }], '+48')).toBeUndefined();
  expect(itemNamed([...ITEMS, { value: 'P2', label: 'Польща' }], 'Польща')).toBeUndefined();
});

test('a country is found, and is named, in every language of the shop', () => {
  const countries = countryOptions(['DE', 'PL', 'FI'], 'uk');
  expect(itemNamed(countries, 'Germany')?.value).toBe('DE');
  expect(itemNamed(countryOptions(['DE', 'PL'], 'en'), 'німеччина')?.value).toBe('DE');
  expect(itemsFound(countries, 'pol').map(({ value }) => value)).toEqual(['PL']);
  // Only by its beginning: 'Finland' and 'Poland' end alike.
  expect(itemsFound(countries, 'land')).toEqual([]);
});
