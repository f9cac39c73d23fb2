import type { ShopServer } from '../e2e/shop-server.ts';
import type { Size } from './port.ts';
import type { Shopper } from './shopper.ts';
import type { SlowLine } from './slow-line.ts';

export const DESK: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** What a story is told in: a browser that remembers nothing, and a shop of its own. */
export interface Scene {
  shopper: Shopper;
  server: ShopServer;
  line: SlowLine;
}

export interface Story {
  /** What is done in it, as the table of engines says it. */
  name: string;
  size: Size;
  tell: (scene: Scene) => Promise<void>;
}
