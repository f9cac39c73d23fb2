import { makeAutoObservable } from 'mobx';
import { STORAGE_REGION } from '#domain/constants.ts';
import type { Profile } from '#domain/profile.ts';
import type { ShippingRegion } from '#domain/shipping.ts';
import type { KeyValue } from '#ports/platform.ts';

/** Where the shopper would have things sent, as this browser remembers it; the shop's own region until one is chosen. */
export class RegionStore {
  current: ShippingRegion;
  readonly #keyValue: KeyValue;
  readonly #regions: readonly ShippingRegion[];

  constructor(keyValue: KeyValue, { regions }: Profile) {
    this.#keyValue = keyValue;
    this.#regions = regions;
    this.current = regions[0] ?? 'UA';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What was chosen before, where the shop still sends there. */
  read(): void {
    const kept = this.#keyValue.read(STORAGE_REGION);
    this.current = this.#regions.find((region) => region === kept) ?? this.current;
  }

  choose(region: ShippingRegion): void {
    this.current = region;
    this.#keyValue.write(STORAGE_REGION, region);
  }
}
