/** robots.txt: everything but buying may be read. */
export function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /*/basket', 'Disallow: /*/checkout', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
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
