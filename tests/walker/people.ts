import type { Person } from './shopper.ts';

/** Customers the bundled backend begins with (docs/mock-backend.md), and what each of them knows of their own account. */
export function people(): Person[] {
  return [
    {
      email: 'solomiia@shov.example',
      password: 'soniakh-2026',
      details: {
        firstName: 'Соломія',
        lastName: 'Вишня',
        phone: '50 987 6501',
        email: 'solomiia@shov.example',
        city: 'Львів',
        branchNumber: '24',
      },
      basket: new Map(),
    },
    {
      email: 'ostap@shov.example',
      password: 'nytka-2026',
      details: { email: 'ostap@shov.example' },
      basket: new Map(),
    },
  ];
}
