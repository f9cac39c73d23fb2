/** What a backend has that a call could have made twice. */
export interface Tally {
  orders: number;
  customers: number;
  subscribers: number;
  /** In the baskets of all customers. */
  pieces: number;
}

interface Snapshot {
  state: {
    orders: unknown[];
    customers: { basket: { quantity: number }[] }[];
    subscribers: unknown[];
  };
}

export async function tallyOf(origin: string): Promise<Tally> {
  const { state } = (await (await fetch(`${origin}/v1/__mock/snapshot`)).json()) as Snapshot;
  const { orders, customers, subscribers } = state;
  const quantities = customers.flatMap(({ basket }) => basket.map(({ quantity }) => quantity));
  return {
    orders: orders.length,
    customers: customers.length,
    subscribers: subscribers.length,
    pieces: quantities.reduce((sum, quantity) => sum + quantity, 0),
  };
}

/** What there is more of now. */
export function more(now: Tally, before: Tally): Tally {
  const names = Object.keys(before) as (keyof Tally)[];
  return Object.fromEntries(names.map((name) => [name, now[name] - before[name]])) as unknown as Tally;
}
