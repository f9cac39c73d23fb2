import * as z from 'zod/mini';
import { words } from './common.ts';

/** '08:00'; a day that does not end closes at '24:00'. */
const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/));
/** 1 is Monday. */
const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** Where a parcel can be picked up. */
export const branch = z.object({
  /** As the parcel company counts within a city. */
  number: words,
  city: words,
  street: words,
  kind: z.enum(['OFFICE', 'LOCKER']),
  hours: z.array(z.object({ from: weekday, to: weekday, opens: hour, closes: hour })),
});

/**
 * What is asked of the look-up of branches. It is another company's, not part of the /v1 contract: an installation
 * names its address, and puts in front of a real company what speaks this.
 */
export const branchSearch = z.strictObject({
  /** Letters of a city, a street or a number, in any order. */
  query: z.string().check(z.maxLength(200)),
  limit: z.int().check(z.minimum(1), z.maximum(500)),
});

export type WireBranch = z.infer<typeof branch>;
