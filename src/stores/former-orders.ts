import type { OrderPort } from '#ports/order.ts';
import type { SessionStore } from './session.ts';

/** Whether who is signed in has ordered before; of a guest nobody knows before the contacts are given. */
export class FormerOrders {
  readonly #port: Pick<OrderPort, 'mine'>;
  readonly #session: Pick<SessionStore, 'isSignedIn'>;

  constructor(port: Pick<OrderPort, 'mine'>, session: Pick<SessionStore, 'isSignedIn'>) {
    this.#port = port;
    this.#session = session;
  }

  /** What it depends on. */
  get isCustomer(): boolean {
    return this.#session.isSignedIn;
  }

  /** False where it cannot be told: then the server says so with the order. */
  async any(signal: AbortSignal): Promise<boolean> {
    if (!this.isCustomer) return false;
    try {
      return (await this.#port.mine({ statuses: ['IN_PROCESS', 'DONE'], limit: 1 }, signal)).total > 0;
    } catch {
      return false;
    }
  }
}
