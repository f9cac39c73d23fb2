/** An American address, on the wire as in the shop: its state taxes goods at 8.25 %. */
export const AUSTIN = {
  region: 'OTHER',
  country: 'US',
  city: 'Austin',
  state: 'Texas',
  address: '17 Congress Ave',
  postcode: '78701',
} as const;
