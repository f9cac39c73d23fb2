/** robots.txt: everything but buying and what is one shopper's own may be read. A map is named by a full address only. */
export function robots(origin: string): string {
  const closed = ['basket', 'checkout', 'profile', 'confirm-email', 'reset-password'];
  const map = origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...closed.map((path) => `Disallow: /*/${path}`), ...map, ''].join('\n');
}

/** sitemap.xml of addresses without the origin. */
export function sitemap(origin: string, addresses: string[]): string {
  const rows = addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}
