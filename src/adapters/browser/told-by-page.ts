/** What the server has told the page in `<meta name>`: an address that it is set up to have; undefined: it has none. */
export function toldByPage(name: string, page: Pick<Document, 'querySelector'> | undefined): string | undefined {
  return page?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
