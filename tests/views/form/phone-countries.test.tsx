import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Profile } from '#domain/profile.ts';
import { profile } from '#profiles/ua.ts';
import { profile as american } from '#profiles/us.ts';
import { LocaleStore } from '#stores/locale.ts';
import { phoneOptions } from '#views/form/countries.ts';
import { PhoneField } from '#views/form/phone-field.tsx';
import { MuiTheme } from '#views/mui/mui-theme.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const number = { name: 'phone', onChange: async () => {}, onBlur: async () => {}, ref: () => {} };

function Field() {
  const [value, onChange] = useState('UA');
  return (
    <MuiTheme>
      <PhoneField country={{ value, onChange, onBlur: () => {}, ref: () => {} }} onCountry={() => {}} number={number} />
    </MuiTheme>
  );
}

/** The codes that a shop of this build offers, as they are read. */
async function offeredBy(one: Profile): Promise<(string | null)[]> {
  const { user, unmount } = renderView(<Field />, { stores: { locale: new LocaleStore(one) } });
  const box = screen.getByRole('combobox', { name: 'Код країни' });
  if (box instanceof HTMLInputElement) await user.click(box);
  const list = box instanceof HTMLInputElement ? await screen.findByRole('listbox') : box;
  const offered = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  unmount();
  return offered;
}

test('a phone may be of the countries of the build and of no other, its own country first', () => {
  const offered = phoneOptions(profile, 'uk').map(({ value }) => value);
  expect(offered[0]).toBe('UA');
  expect(offered.toSorted()).toEqual(Object.values(profile.countries).flat().toSorted());
});

test('every country of the build is offered once', async () => {
  const offered = await offeredBy(profile);
  expect(offered[0]).toContain('+380 Україна');
  expect(new Set(offered)).toHaveProperty('size', Object.values(profile.countries).flat().length);
});

test('the few of the American build have short names, with room for them in the field', () => {
  const offered = (language: string): string[] => phoneOptions(american, language).map(({ label }) => label);
  expect(offered('en')).toEqual(['+1 US', '+1 Canada', '+52 Mexico']);
  expect(offered('uk')).toEqual(['+1 США', '+1 Канада', '+52 Мексика']);
});

test('a build of two countries offers the two', async () => {
  const two: Profile = { ...profile, countries: { UA: ['UA'], EU: ['PL'], OTHER: [] } };
  expect(await offeredBy(two)).toEqual(['+380 Україна', '+48 Польща']);
});
