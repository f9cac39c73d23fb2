import { expect, test } from 'vitest';
import { becameOther, type Spot } from './spot.ts';

const at = (name: string, spot: Partial<Spot> = {}): Spot => ({
  page: '/ua/basket 0',
  dialog: '',
  control: 'button',
  name,
  ...spot,
});

test.each([
  ['Застосувати', 'Прибрати'],
  ['До кошика ₴2,450', 'Попереднє замовлення'],
  ['Спробувати ще раз', 'Видалити Худі'],
])('«%s» that becomes «%s» under a pointer is another act', (before, after) => {
  expect(becameOther(at(before), at(after))).toBe(`«${before}» became «${after}»`);
});

test.each([
  ['the same for another sum', at('Сплатити ₴2,720'), at('Сплатити ₴3,220')],
  ['the same to another thing', at('Видалити: Худі, M'), at('Видалити: Шапка')],
  ['gone', at('Повернути'), at('', { control: '' })],
  ['nothing before', at('', { control: '' }), at('Повернути')],
  ['on another page', at('Оформити'), at('Далі', { page: '/ua/checkout 0' })],
  ['in another dialog', at('Купити в 1 клік'), at('Закрити', { dialog: 'Купити' })],
])('what is %s has become no other act', (_, before, after) => {
  expect(becameOther(before, after)).toBeUndefined();
});
