import { deliveryDays } from '#domain/shipping.ts';
import { TRADE } from '#fixtures/projects.ts';
import { shippingMethodsOf, type ShippingMethodRow } from '#fixtures/shipping-methods.ts';
import { minor, priceText } from '#mocks/prices.ts';

export const SHOPS = ['ua', 'us'] as const;
export type Shop = (typeof SHOPS)[number];

const SUM = /[₴$]\d+(?:,\d{3})*/u;
const DAYS = /(?<span>\d+(?:–\d+)?) (?:business days?|робоч\p{L}+ д\p{L}+)/u;
const NEXT_DAY = /next business day|next-day|наступного (?:робочого )?дня/iu;
const FREE = /\bfree\b|безкоштовн\p{L}*/iu;

/** Where a sentence says delivery goes. */
const REGIONS = [
  [/Україн|Ukrain/u, 'UA'],
  [/Європ|Europe/u, 'EU'],
  [/США|\bUSA?\b/u, 'US'],
  [/Канад|Canad/u, 'CA'],
  [/Мексик|Mexic/u, 'MX'],
] as const;

/** By which words a sentence names a way, and what its slug has then. */
const NAMES = [
  [/branch|відділенн/iu, /branch/],
  [/courier|кур’єр/iu, /courier/],
  [/parcel(?! reaches)|посилк/iu, /parcel/],
  [/ordinary post|звичайною поштою/iu, /^post$/],
  [/international post|міжнародна пошта/iu, /^world-post$/],
  [/standard shipping|звичайна доставка/iu, /standard/],
] as const;

const activeOf = (shop: Shop) => shippingMethodsOf(shop).filter(({ state }) => state === 'ACTIVE');

/** From the quickest to the slowest of these ways. */
function spanOf(ways: ShippingMethodRow[]): string {
  return deliveryDays({
    minimumDelivery: Math.min(...ways.map((way) => way.minimumDelivery)),
    maximumDelivery: Math.max(...ways.map((way) => way.maximumDelivery)),
  }).replaceAll('\u2060', '');
}

/** One thing is said between two of these: 'By courier ₴120, 1–2 business days.' */
function clausesOf(text: string): string[] {
  return text.split(/(?<=[.;])\s+|,\s+(?=(?:to|до|free to|у відділення|а)\s)/u);
}

/** A clause as what it says of delivery. */
function read(clause: string) {
  return {
    sum: SUM.exec(clause)?.[0],
    days: DAYS.exec(clause)?.groups?.span ?? (NEXT_DAY.test(clause) ? '1' : undefined),
    regions: REGIONS.filter(([words]) => words.test(clause)).map(([, region]) => region),
    names: NAMES.filter(([words]) => words.test(clause)).map(([, slug]) => slug),
    isFree: FREE.test(clause),
    isLeast: /\bfrom\b|(?<!\p{L})від(?!\p{L})/iu.test(clause),
    isInAdvance: /in advance|передплат/iu.test(clause),
  };
}

/** The ways of this shop that make a clause true, none when it is not; undefined where it says nothing of delivery. */
function waysBehind(clause: string, shop: Shop, saidBefore: ShippingMethodRow[]): ShippingMethodRow[] | undefined {
  const { sum, days, regions, names, isFree, isLeast, isInAdvance } = read(clause);
  const isNamed = regions.length + names.length > 0;
  if (sum === undefined && days === undefined && !(isFree && isNamed)) return undefined;
  const asSum = (amount: number): string => priceText(minor(amount), TRADE[shop].symbol);
  const all = activeOf(shop);
  if (isInAdvance) return sum === asSum(TRADE[shop].prepayment) ? all : [];
  const meant = all.filter(
    (way) =>
      names.every((slug) => slug.test(way.slug)) &&
      (regions.length === 0 || regions.some((region) => way.regions.includes(region))),
  );
  if (isFree && sum !== undefined) {
    const free = (isNamed ? meant : saidBefore).filter(({ freeShippingFrom }) => asSum(freeShippingFrom ?? 0) === sum);
    // Of many ways it has to be said which one is free.
    return names.length === 0 && free.length < (isNamed ? meant : saidBefore).length ? [] : free;
  }
  const cost = isFree ? asSum(0) : sum;
  const isCost = (price: number): boolean => cost === undefined || asSum(price) === cost;
  const isSpan = (ways: ShippingMethodRow[]): boolean => days === undefined || spanOf(ways) === days;
  const single = isLeast ? [] : meant.filter((way) => isCost(way.price) && isSpan([way]));
  if (single.length > 0 && (isNamed || cost !== undefined)) return single;
  const isOfAll = isNamed && meant.length > 0 && (isLeast || cost === undefined);
  return isOfAll && isCost(Math.min(...meant.map(({ price }) => price))) && isSpan(meant) ? meant : [];
}

/**
 * What is left of a sentence without its sums, days and gifts of delivery, and which of its clauses no way of this
 * shop makes true: a price and the days beside it are those of one way, or the least and the span of all to a place.
 */
export function judgedDelivery(text: string, shop: Shop): { left: string; untrue: string[] } {
  const untrue: string[] = [];
  let before: ShippingMethodRow[] = [];
  const left = clausesOf(text).map((clause) => {
    const ways = waysBehind(clause, shop, before);
    before = ways ?? [];
    if (ways === undefined) return clause;
    if (ways.length === 0) untrue.push(clause);
    return [SUM, DAYS, NEXT_DAY, FREE].reduce((rest, said) => rest.replace(said, '·'), clause);
  });
  return { left: left.join(' '), untrue };
}
