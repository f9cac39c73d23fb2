import type { NovaPoshtaWarehouse } from '#contract/nova-poshta.ts';
import type { Branch, OpeningHours } from '#domain/branches.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const SPAN = /^(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/;
/** The last minute of a day stands for its end. */
const LAST_MINUTE = '23:59';

/** Days in a row that open and close alike are one span. */
function hoursOf(schedule: NovaPoshtaWarehouse['Schedule'] = {}): OpeningHours[] {
  const spans: OpeningHours[] = [];
  for (const [index, day] of DAYS.entries()) {
    const [, opens, closing] = SPAN.exec(schedule[day]?.trim() ?? '') ?? [];
    if (opens === undefined || closing === undefined) continue;
    const closes = closing === LAST_MINUTE ? '24:00' : closing;
    const last = spans.at(-1);
    if (last?.to === index && last.opens === opens && last.closes === closes) last.to = index + 1;
    else spans.push({ from: index + 1, to: index + 1, opens, closes });
  }
  return spans;
}

/** Behind what it is and what it takes; else the short address without its city. */
function streetOf({ Description, ShortAddress = '' }: NovaPoshtaWarehouse): string {
  const [, street] = /: *(.+)$/.exec(Description) ?? [];
  return street ?? (ShortAddress.replace(/^[^,]*, */, '') || Description);
}

/** Whether a parcel may be sent there now. */
export function isOpenToParcels({ WarehouseStatus = 'Working', DenyToSelect }: NovaPoshtaWarehouse): boolean {
  return WarehouseStatus === 'Working' && String(DenyToSelect) !== '1';
}

export function branchOfWarehouse(warehouse: NovaPoshtaWarehouse): Branch {
  return {
    number: warehouse.Number,
    city: warehouse.CityDescription,
    street: streetOf(warehouse),
    kind: warehouse.CategoryOfWarehouse === 'Postomat' ? 'LOCKER' : 'OFFICE',
    hours: hoursOf(warehouse.Schedule),
  };
}
