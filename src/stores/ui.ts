import { makeAutoObservable, when } from 'mobx';
import { SCROLLED_AFTER_PX } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';

/** What the shell looks like right now. */
export class UiStore {
  /** Turns true once the page is alive; until then nothing of the browser (basket, width) may change what is drawn. */
  isAwake = false;
  isMenuOpened = false;
  /** The menu has been as it is for half a second (spec section 4): it is at rest under the pointer. */
  isMenuReady = false;
  isCatalogOpened = false;
  isSearchOpened = false;
  /** What was pressed to put something into the basket, which lies beside the page since: at most one shows it. */
  basketShownBy: string | undefined = undefined;
  isScrolled = false;
  /** A screen is on its way. */
  isNavigating = false;
  /** When this page was made, epoch ms: the same for server and browser, so that both draw the same label «Нове». */
  openedAt: number;
  /** The same by the clock of this place. */
  #openedHere: number;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.openedAt = clock.now();
    this.#openedHere = this.openedAt;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isScrollLocked(): boolean {
    return this.isMenuOpened || this.isCatalogOpened || this.isSearchOpened;
  }

  /** The page was made by a server, at this moment of its clock. */
  restore(openedAt: number): void {
    this.openedAt = openedAt;
    this.#openedHere = this.#clock.now();
  }

  /** Now by the clock of the server (epoch ms), which says when something happened: that of the device may be wrong. */
  serverNow(): number {
    return this.openedAt + this.#clock.now() - this.#openedHere;
  }

  /** Calls back after so many milliseconds; gives the way to cancel. */
  after(milliseconds: number, act: () => void): () => void {
    return this.#clock.after(milliseconds, act);
  }

  wake(): void {
    this.isAwake = true;
  }

  /** Calls `act` once the page is alive, at once if it is; gives the way to stop. */
  onceAwake(act: () => void): () => void {
    return when(() => this.isAwake, act);
  }

  menuRests(isReady: boolean): void {
    this.isMenuReady = isReady;
  }

  openMenu(): void {
    this.isMenuOpened = true;
  }

  openCatalog(): void {
    this.isCatalogOpened = true;
  }

  /** In place of what else lies over the page. */
  openSearch(): void {
    this.closeOverlays();
    this.isSearchOpened = true;
  }

  showBasket(by: string): void {
    this.basketShownBy = by;
  }

  closeOverlays(): void {
    this.basketShownBy = undefined;
    this.isMenuOpened = false;
    this.isCatalogOpened = false;
    this.isSearchOpened = false;
  }

  closeCatalog(): void {
    this.isCatalogOpened = false;
  }

  scrolledTo(top: number): void {
    this.isScrolled = top > SCROLLED_AFTER_PX;
  }

  navigating(isUnderWay: boolean): void {
    this.isNavigating = isUnderWay;
  }
}
