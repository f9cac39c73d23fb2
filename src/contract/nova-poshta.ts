import * as z from 'zod/mini';
import { words } from './common.ts';

/**
 * Nova Poshta's API v2.0 (developers.novaposhta.ua), as much of it as is asked: one address for every method, and one
 * shape for every answer, which says within whether it is one.
 */
export const novaPoshtaAnswer = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()),
  errors: z.array(z.unknown()),
});

/** A row of `getCities`. */
export const novaPoshtaCity = z.object({
  Ref: words,
  /** Where two have one name, with its region behind. */
  Description: words,
  SettlementTypeDescription: z.optional(z.string()),
});

/** '08:00-20:00'; '-' is closed. */
const hours = z.optional(z.string());

/** A row of `getWarehouses`: a branch or a locker. */
export const novaPoshtaWarehouse = z.object({
  Number: words,
  CityDescription: words,
  /** 'Відділення №12 (до 30 кг): вул. Полотняна, 3' */
  Description: z.string(),
  /** 'Полтава, Полотняна, 3' */
  ShortAddress: z.optional(z.string()),
  /** 'Branch', 'Postomat' … */
  CategoryOfWarehouse: z.optional(z.string()),
  /** 'Working' or why it is not. */
  WarehouseStatus: z.optional(z.unknown()),
  /** '1', whatever it is written as: no parcel may be sent there. */
  DenyToSelect: z.optional(z.unknown()),
  Schedule: z.optional(
    z.object({
      Monday: hours,
      Tuesday: hours,
      Wednesday: hours,
      Thursday: hours,
      Friday: hours,
      Saturday: hours,
      Sunday: hours,
    }),
  ),
});

export type NovaPoshtaWarehouse = z.infer<typeof novaPoshtaWarehouse>;
