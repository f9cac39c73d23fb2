/** Where the look-up of parcel branches is, as the page was told by its server; undefined: there is none. */
export function branchesAddress(page: Pick<Document, 'querySelector'> | undefined): string | undefined {
  return page?.querySelector<HTMLMetaElement>('meta[name="branches-url"]')?.content || undefined;
}
