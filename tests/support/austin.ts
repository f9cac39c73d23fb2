/** An American address, on the wire as in the shop. */
export const AUSTIN = {
  region: 'OTHER',
  country: 'US',
  city: 'Austin',
  state: 'Texas',
  address: '17 Congress Ave',
  postcode: '78701',
} as const;
