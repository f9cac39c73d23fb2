import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Variant } from '#domain/catalog.ts';
import { DEBOUNCE_MS, PROMO_NAME_MAX_LENGTH, STORAGE_PROMO_CODE } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { errorText, isCancelled } from '#domain/errors.ts';
import type { PricedBasket } from '#domain/price.ts';
import { pricesOf } from '#domain/price.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import { promoName } from '#domain/promo-code.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { Clock, KeyValue } from '#ports/platform.ts';
import type { BasketLine } from './basket-line.ts';
import type { BasketStore } from './basket.ts';
import type { CatalogStore } from './catalog.ts';
import { debounce } from './debounce.ts';
import type { FormerOrders } from './former-orders.ts';
import { Latest } from './latest.ts';

/** What the look-up has found so far. */
type Look = 'idle' | 'searching' | 'found' | 'none' | 'first-only' | 'failed';

/** What is said beside the field (spec section 5). */
export type PromoState = Exclude<Look, 'found' | 'none'> | 'applied' | 'below-minimum' | 'gift-missing' | 'not-active';

/** In these an order is made without the code. */
const WORTHLESS: ReadonlySet<PromoState> = new Set(['not-active', 'first-only', 'below-minimum', 'gift-missing']);

/** The promo code of the basket, and what the basket costs with it: the one sum every view shows. */
export class PromoStore {
  /** What stands in the field, as it was typed. */
  typed = '';
  code: PromoCode | undefined = undefined;
  error: ErrorText | undefined = undefined;
  /** It was valid, and then the shop said that it is not any more: the shopper has to know why the total rose. */
  isDropped = false;
  look: Look = 'idle';
  readonly #port: CatalogPort;
  readonly #basket: BasketStore;
  readonly #catalog: CatalogStore;
  readonly #keyValue: KeyValue;
  readonly #former: FormerOrders;
  readonly #latest = new Latest();
  readonly #findSoon: (() => void) & { cancel: () => void };

  constructor(
    port: CatalogPort,
    basket: BasketStore,
    catalog: CatalogStore,
    keyValue: KeyValue,
    clock: Clock,
    former: FormerOrders,
  ) {
    this.#port = port;
    this.#basket = basket;
    this.#catalog = catalog;
    this.#keyValue = keyValue;
    this.#former = former;
    this.#findSoon = debounce(clock, DEBOUNCE_MS, () => void this.#find());
    makeAutoObservable(this, { code: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Follows what another tab does with the code, and who is signed in. */
  start(): void {
    reaction(
      () => this.#former.isCustomer,
      () => {
        if (this.code?.isFirstOrderOnly || this.look === 'first-only') void this.#find();
      },
    );
    this.#keyValue.subscribe(STORAGE_PROMO_CODE, this.read);
  }

  /** The code of this browser is the one that it keeps. */
  read(): void {
    const { kept } = this;
    if (kept === undefined) this.#clear();
    else if (kept !== this.name) void this.#adopt(kept);
  }

  /** What is looked up: the typed text as codes are written. */
  get name(): string {
    return promoName(this.typed);
  }

  get state(): PromoState {
    if (this.look === 'none') return 'not-active';
    if (this.look !== 'found') return this.look;
    if (!this.#basket.isPriced) return 'searching';
    if (this.prices.leftForPromo > 0) return 'below-minimum';
    return this.code?.type === 'PRODUCT_VARIANT' && this.prices.gift === undefined ? 'gift-missing' : 'applied';
  }

  /** Lines that are paid for: those that can be bought. */
  get lines(): BasketLine[] {
    return this.#basket.lines.filter((line) => line.trouble === undefined && line.variant !== undefined);
  }

  /** What the code gives, as the shop shows it; undefined while it is not known. */
  get giftVariant(): Variant | undefined {
    return this.code?.gift === undefined ? undefined : this.#catalog.variants.get(this.code.gift.variantId);
  }

  get prices(): PricedBasket {
    const { code: promo } = this;
    return pricesOf({
      lines: this.lines.map(({ total, fullTotal, quantity }) => ({
        price: total / quantity,
        fullPrice: fullTotal / quantity,
        quantity,
      })),
      promo,
      isGiftLeft: promo?.gift !== undefined && this.#catalog.hasInStock(promo.gift),
      methods: this.#catalog.shippingMethods,
    });
  }

  /** What an order is to be made with. Where the shop itself could not ask, the server decides. */
  get nameForOrder(): string | undefined {
    if (this.look === 'idle') return this.kept;
    return WORTHLESS.has(this.state) ? undefined : this.name || undefined;
  }

  /** A letter more or less: looked up once the typing pauses (spec section 9). */
  type(text: string): void {
    const typed = text.slice(0, PROMO_NAME_MAX_LENGTH);
    const isSame = promoName(typed) === this.name;
    this.typed = typed;
    if (isSame) return;
    this.#latest.stop();
    this.#unset(this.name === '' ? 'idle' : 'searching');
    if (this.name !== '') return this.#findSoon();
    this.#findSoon.cancel();
    this.#keyValue.remove(STORAGE_PROMO_CODE);
  }

  /** Looks it up at once: what was typed is finished, or the last try failed. */
  async apply(): Promise<void> {
    this.#findSoon.cancel();
    if (this.name === '' || this.look === 'found') return;
    this.look = 'searching';
    await this.#find();
  }

  /** The basket is opened, or looked at after a pause: whether the code still counts. */
  async recheck(): Promise<void> {
    const kept = this.kept;
    if (this.name === '' && kept !== undefined) await this.#adopt(kept);
    else if (this.look === 'found' || this.look === 'failed') await this.#find();
  }

  remove(): void {
    this.#keyValue.remove(STORAGE_PROMO_CODE);
    this.#clear();
  }

  /** The server would not take it with an order (PROMO_CODE_NOT_FOUND), or not with an order that is not the first one. */
  refused(why: 'none' | 'first-only' = 'none'): void {
    this.typed = this.name || (this.kept ?? '');
    this.#findSoon.cancel();
    this.#latest.stop();
    this.#keyValue.remove(STORAGE_PROMO_CODE);
    this.#unset(why);
    this.isDropped = why === 'none';
  }

  /** Kept in this browser. */
  get kept(): string | undefined {
    return promoName(this.#keyValue.read(STORAGE_PROMO_CODE) ?? '') || undefined;
  }

  /** Kept until the shop says that it counts for nothing, also where the shop cannot be asked now. */
  async keep(name: string): Promise<void> {
    this.#keyValue.write(STORAGE_PROMO_CODE, name);
    await this.#adopt(name, false);
  }

  async #adopt(kept: string, isKnown = true): Promise<void> {
    runInAction(() => {
      this.typed = kept;
      this.#unset('searching');
    });
    await this.#find(isKnown);
  }

  #clear(): void {
    runInAction(() => {
      this.#findSoon.cancel();
      this.#latest.stop();
      this.typed = '';
      this.#unset('idle');
    });
  }

  #unset(look: Look): void {
    this.look = look;
    this.code = undefined;
    this.error = undefined;
    this.isDropped = false;
  }

  /** `isKnown`: it was valid once. Only the answer for what stands in the field now counts. */
  async #find(isKnown = this.look === 'found'): Promise<void> {
    const { name } = this;
    const signal = this.#latest.begin();
    try {
      const code = await this.#port.promoCode(name, signal);
      const isUsedUp = code?.isFirstOrderOnly === true && (await this.#former.any(signal));
      if (signal.aborted) return;
      if (code?.gift !== undefined) await this.#catalog.refresh([code.gift.variantId], signal).catch(() => undefined);
      if (signal.aborted) return;
      if (code === undefined || isUsedUp) this.#keyValue.remove(STORAGE_PROMO_CODE);
      else this.#keyValue.write(STORAGE_PROMO_CODE, name);
      runInAction(() => {
        this.#unset(code === undefined ? 'none' : isUsedUp ? 'first-only' : 'found');
        this.code = isUsedUp ? undefined : code;
        this.isDropped = code === undefined && isKnown;
      });
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return;
      runInAction(() => {
        this.#unset('failed');
        this.error = errorText(error);
      });
    }
  }
}
