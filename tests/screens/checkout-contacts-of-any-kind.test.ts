import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asSeen } from '#domain/typed-text.ts';
import type { ContactsValues } from '#views/screens/checkout/contacts-schema.ts';
import { contactsResolver, customerOf } from '#views/screens/checkout/contacts-schema.ts';

const RIGHT: ContactsValues = {
  firstName: 'Олена',
  lastName: 'Ткач',
  patronymic: '',
  phoneCountry: 'UA',
  phone: '067 214 0811',
  email: 'olena@poshta.ua',
};
const LONGEST = 200;

/** As people are called, and as those who mean harm say they are. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'О’Коннор',
    "О'Коннор",
    'м’ята',
    'قميص',
    '\u202Eпідступна',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '👩🏽‍🎤',
  ),
  fc.integer({ min: LONGEST + 1, max: 10_000 }).map((length) => 'м'.repeat(length)),
);

async function judged(values: ContactsValues) {
  return contactsResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
}

test('a name of any kind goes to the order as it is seen, or is refused at its own field', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('firstName', 'lastName', 'patronymic'), words, async (field, typed) => {
      const { values, errors } = await judged({ ...RIGHT, [field]: typed });
      const kept = asSeen(typed);
      const isRight = kept.length <= LONGEST && (kept !== '' || field === 'patronymic');
      expect(Object.keys(errors)).toEqual(isRight ? [] : [field]);
      if (isRight) expect(customerOf(values as ContactsValues)[field] ?? '').toBe(kept);
    }),
    { numRuns: 1_000, seed: 20_260_115 },
  );
});

test('a phone or an e-mail of any kind is one the server can read, or is refused at its own field', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('phone', 'email'), words, async (field, typed) => {
      const { values, errors } = await judged({ ...RIGHT, [field]: typed });
      if (Object.keys(errors).length > 0) {
        expect(Object.keys(errors)).toEqual([field]);
        return;
      }
      const { phone, email } = customerOf(values as ContactsValues);
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(email).toMatch(/^[^\s@]+@[^\s@]+$/);
      expect(email.length).toBeLessThanOrEqual(254);
    }),
    { numRuns: 1_000, seed: 20_260_115 },
  );
});
