import { ACCOUNT } from './rows-account.ts';
import { BASKET } from './rows-basket.ts';
import { GOODS } from './rows-goods.ts';
import { ORDERS } from './rows-orders.ts';
import type { Row } from './row.ts';

export type { Row };

/** How a shopper comes to make each call of the contract that a screen makes. */
export const ROWS: Row[] = [...GOODS, ...BASKET, ...ORDERS, ...ACCOUNT];
