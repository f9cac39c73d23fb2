import { variantId } from '#fixtures/catalogue/product-row.ts';
import type { WireBasketItem } from '#contract/order.ts';
import { idOf } from '#fixtures/ids.ts';
import type { Project } from '#fixtures/projects.ts';
import { priceIn } from '#fixtures/projects.ts';
import { major, minor } from './prices.ts';

export type Gift = Pick<WireBasketItem, 'variantId' | 'size'>;

/** A promo code of the shop; amounts in minor units. */
export interface PromoCode {
  _id: string;
  name: string;
  state: 'ACTIVE' | 'INACTIVE';
  type: 'PERCENTAGE' | 'AMOUNT' | 'PRODUCT_VARIANT';
  /** Percent, or minor units; none with a gift. */
  discount: number;
  minApplyPrice: number;
  /** Only for who has ordered nothing before. */
  firstOrderOnly?: true | undefined;
  gift?: Gift | undefined;
}

/** Where a world or a developer says otherwise than the codes do. */
interface PromoWorld {
  /** The Ukrainian shop when not said. */
  project?: Project;
  /** Hryvnias. */
  promoMinimum?: number;
  /** By name. */
  promoStates?: [name: string, state: PromoCode['state']][];
  /** Beside those there are. */
  promoCodes?: PromoCode[];
}

function code(name: string, row: Omit<PromoCode, '_id' | 'name' | 'state'> & Partial<PromoCode>): PromoCode {
  return { _id: idOf(`promo:${name}`), name, state: 'ACTIVE', ...row };
}

/** What the letter to a new subscriber gives. */
export const WELCOME_CODE = 'SHOV10';

const PROMO_CODES: readonly PromoCode[] = [
  code(WELCOME_CODE, { type: 'PERCENTAGE', discount: 10, minApplyPrice: 0, firstOrderOnly: true }),
  code('NYTKA200', { type: 'AMOUNT', discount: 20_000, minApplyPrice: 200_000 }),
  code('TORBA', {
    type: 'PRODUCT_VARIANT',
    discount: 0,
    minApplyPrice: 300_000,
    gift: { variantId: variantId('tote-soniakh', 'linen'), size: 'ONE_SIZE' },
  }),
  code('LITO25', { type: 'PERCENTAGE', discount: 25, minApplyPrice: 0, state: 'INACTIVE' }),
];

function minorIn(project: Project, kopiykas: number): number {
  return kopiykas === 0 ? 0 : minor(priceIn(project, major(kopiykas)));
}

/** Every code with its state and the least sum it applies from in this world. */
export function promoCodes({
  project = 'ua',
  promoMinimum,
  promoStates,
  promoCodes: own = [],
}: PromoWorld): PromoCode[] {
  const states = new Map(promoStates);
  const bundled = PROMO_CODES.map((row) => ({
    ...row,
    ...(row.type === 'AMOUNT' && { discount: minorIn(project, row.discount) }),
    minApplyPrice: minorIn(project, row.minApplyPrice),
    state: states.get(row.name) ?? row.state,
    ...(promoMinimum !== undefined && { minApplyPrice: minor(promoMinimum) }),
  }));
  return [...bundled, ...own.map((row) => ({ ...row, state: states.get(row.name) ?? row.state }))];
}

/** Adds a code said as on the wire, in place of an added one of its name. */
export function addPromo(world: PromoWorld, { discount, minApplyPrice, ...row }: Omit<PromoCode, '_id'>): void {
  const amounts = {
    discount: row.type === 'AMOUNT' ? minor(discount) : discount,
    minApplyPrice: minor(minApplyPrice),
  };
  const others = (world.promoCodes ?? []).filter(({ name }) => name !== row.name);
  world.promoCodes = [...others, { _id: idOf(`promo:${row.name}`), ...row, ...amounts }];
}

/** Switches a code on or off, whatever the case of its name; false when there is none. */
export function turnPromo(world: PromoWorld, name: string, state: PromoCode['state']): boolean {
  const code = promoCodes(world).find((one) => one.name === name.toUpperCase());
  if (code === undefined) return false;
  world.promoStates = [...new Map(world.promoStates).set(code.name, state)];
  return true;
}

/** The code that can be used, whatever the case it is typed in; an inactive one is none. */
export function promoCode(world: PromoWorld, name: string): PromoCode | undefined {
  return promoCodes(world).find((one) => one.state === 'ACTIVE' && one.name === name.toUpperCase());
}

export function promoOnWire({ discount, minApplyPrice, ...row }: PromoCode): PromoCode {
  return {
    ...row,
    discount: row.type === 'AMOUNT' ? major(discount) : discount,
    minApplyPrice: major(minApplyPrice),
  };
}
