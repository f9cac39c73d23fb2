import { toldByPage } from './told-by-page.ts';

/** Where the look-up of parcel branches is, as the page was told by its server; undefined: there is none. */
export const branchesAddress = (page: Pick<Document, 'querySelector'> | undefined): string | undefined =>
  toldByPage('branches-url', page);
