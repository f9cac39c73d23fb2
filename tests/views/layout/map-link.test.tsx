import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/support/render-view.tsx';
import { MapLink } from '#views/layout/map-link.tsx';
import { PhoneLink } from '#views/ui/phone-link.tsx';

const contacts = { email: 'pryvit@shov.ua', phone: '+380443901207', address: 'Київ, вул. Нижній Вал, 17/8' };
const SEARCHED = `https://www.openstreetmap.org/search?query=${encodeURIComponent(contacts.address)}`;

test('the address leads to the map the shop names', () => {
  renderView(<MapLink contacts={{ ...contacts, mapLink: 'https://map.test/?q=1' }} />);
  const link = screen.getByRole('link', { name: 'Київ, вул. Нижній Вал, 17/8 — на мапі' });
  expect(link).toHaveAttribute('href', 'https://map.test/?q=1');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'jAva\tscript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'mailto:pryvit@shov.ua',
  'tel:+380443901207',
  '//evil.test',
  '/faq',
  'http://map.test',
])('with %j for a map it leads to a search for the address', (mapLink) => {
  renderView(<MapLink contacts={{ ...contacts, ...(mapLink !== undefined && { mapLink }) }} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', SEARCHED);
});

test.each([
  ['+380443901207', 'tel:+380443901207'],
  ['+38 (044) 390-12-07', 'tel:+380443901207'],
  ['javascript:alert(1)', 'tel:1'],
  ['+380;phone-context=evil?x=<b>', 'tel:+380'],
])('the phone %s is dialled as %s', (phone, href) => {
  renderView(<PhoneLink phone={phone} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
