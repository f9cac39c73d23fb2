/** An American address in the American shop, on the wire as in the shop. */
export const AUSTIN = {
  region: 'US',
  country: 'US',
  city: 'Austin',
  state: 'Texas',
  address: '17 Congress Ave',
  postcode: '78701',
} as const;
