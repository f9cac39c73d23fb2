import type * as z from 'zod/mini';
import * as auth from './auth.ts';
import * as catalog from './catalog.ts';
import { amount, errorBody, id, imageSizes, photo, richText, size, state, textRun, time } from './common.ts';
import * as order from './order.ts';
import { block, contacts, page } from './pages.ts';

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** 'orderSearch' -> 'OrderSearch'. */
const inCapitals = (schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
  );

/**
 * What the published contract calls each message and each part that several messages share: a schema goes by its own
 * name.
 */
export const NAMED: Schemas = {
  Failure: errorBody,
  Money: amount,
  ...inCapitals({ id, time, size, state, photo, imageSizes, textRun, richText, page, block, contacts }),
  ...inCapitals({ ...auth, ...catalog, ...order }),
};
