import type { CheckedCall, Shop } from '#mocks/call.ts';
import type { BankWord, SignedFields } from '#mocks/payment-data.ts';
import { signed } from '#mocks/payment-data.ts';
import { unpacked } from '#mocks/signing.ts';
import type { State, StoredOrder } from '#mocks/state.ts';
import type { Place } from '../ask.ts';
import { bundledPlace } from '../bundled-place.ts';

/** What an endpoint would have answered. */
type Run = () => unknown;
/** What it answers instead. */
export type Change = (run: Run, call: CheckedCall, shop: Shop) => unknown;
/** What the server does instead of answering. */
export type Serve = (request: Request, serve: (request: Request) => Promise<Response>) => Promise<Response>;

/** A backend that is wrong: the bundled one with one thing changed. */
export interface Planted {
  /** What is wrong with it, as its owner would say. */
  is: string;
  /** The row that must find it. */
  wrong: string;
  /** Names of endpoints and what each does instead. */
  at?: string[];
  change?: Change;
  serve?: Serve;
}

/** Where the kit finds it, with its owner; the sound one for nothing. */
export function placeOf({ at = [], change, serve }: Partial<Planted>): Place {
  const sound = bundledPlace({
    instead: (endpoint) =>
      change === undefined || !at.includes(endpoint.name)
        ? endpoint
        : { ...endpoint, run: (call, shop) => change(() => endpoint.run(call, shop), call, shop) },
  });
  if (serve === undefined) return sound;
  const asItIs = (request: Request): Promise<Response> => sound.fetch(request.url, request);
  const fetch: Place['fetch'] = async (address, init) => serve(new Request(address, init), asItIs);
  return { ...sound, fetch };
}

/** Changes what is answered. */
export const answering =
  <Answer>(change: (answer: Answer, call: CheckedCall, shop: Shop) => unknown): Change =>
  async (run, call, shop) =>
    change((await run()) as Answer, call, shop);

/** Changes what was asked, before anything is done. */
export const asking =
  <Body>(change: (body: Body, call: CheckedCall, shop: Shop) => unknown): Change =>
  (run, call, shop) => {
    call.body = change(call.body as Body, call, shop);
    return run();
  };

/** Does not hear of a field of what was asked. */
export const forgetting = (name: string): Change =>
  asking<object>((body) => Object.fromEntries(Object.entries(body).filter(([field]) => field !== name)));

/** Answers as if something of the state were another; puts it back. */
export const as =
  (other: (state: State, call: CheckedCall) => Partial<State>): Change =>
  async (run, call, { database: { state } }) => {
    const patch = other(state, call);
    const before = Object.fromEntries(Object.keys(patch).map((name) => [name, state[name as keyof State]]));
    Object.assign(state, patch);
    try {
      return await run();
    } finally {
      Object.assign(state, before);
    }
  };

/** The order a call is about: by its address, by a developer’s body, or by the provider’s word. */
export function orderOf({ params, body }: CheckedCall, { database: { state } }: Shop): StoredOrder | undefined {
  const { id, data } = (body ?? {}) as { id?: string; data?: string };
  const said = data === undefined ? undefined : (unpacked(data) as { order_id?: string }).order_id;
  const wanted = params['id'] ?? said ?? id;
  return state.orders.find((order) => order.id === wanted);
}

/** Answers as if the order were another; puts it back. */
export const asOrder =
  (other: (order: StoredOrder, call: CheckedCall) => Partial<StoredOrder>): Change =>
  async (run, call, shop) => {
    const order = orderOf(call, shop);
    if (order === undefined) return run();
    const before = { ...order };
    Object.assign(order, other(order, call));
    try {
      return await run();
    } finally {
      for (const name of Object.keys(other(before, call)))
        Object.assign(order, { [name]: before[name as keyof StoredOrder] });
    }
  };

/** What the provider said is taken as if it had said something else, signed by nobody knows whom. */
export const wording =
  (change: (word: BankWord, call: CheckedCall, shop: Shop) => Partial<BankWord>): Change =>
  async (run, call, shop) => {
    const word = unpacked((call.body as SignedFields).data) as BankWord;
    call.body = await signed({ ...word, ...change(word, call, shop) });
    return run();
  };

/** So long a careless server looks away between looking and doing. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 12));

export const PAYMENTS = '/v1/__mock/payments';
