/** What a browser tells of its line; not every one does. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The line as this browser knows it now. */
export function connectionNow(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Whether fetching what may not be needed is too dear: on 2g, and for who saves data (spec section 9). */
export function isDear(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
