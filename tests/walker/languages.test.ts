import { expect, test } from 'vitest';
import { isForeign } from './languages.ts';

test.each(['Add to basket', 'Nothing was found for your filters', 'Photo of a hoodie in black'])(
  '«%s» is foreign on a Ukrainian page and at home on an English one',
  (text) => {
    expect([isForeign(text, 'ua'), isForeign(text, 'en')]).toEqual([true, false]);
  },
);

test.each(['Додати до кошика', 'Худі «Насіння»'])('«%s» is foreign on an English page only', (text) => {
  expect([isForeign(text, 'ua'), isForeign(text, 'en')]).toEqual([false, true]);
});

test.each(['ШОВ', 'OVERSIZE', 'XL', '₴2,450', 'Nova Post', 'hello@shov.example'])('«%s» is at home on both', (text) => {
  expect([isForeign(text, 'ua'), isForeign(text, 'en')]).toEqual([false, false]);
});
