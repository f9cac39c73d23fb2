import { toldByPage } from '#adapters/browser/told-by-page.ts';
import { createAuth } from '#adapters/http/auth.ts';
import { createServerBasket } from '#adapters/http/basket.ts';
import { createBranches } from '#adapters/http/branches.ts';
import { createCatalog } from '#adapters/http/catalog.ts';
import type { ClientOptions } from '#adapters/http/client.ts';
import { createClient } from '#adapters/http/client.ts';
import type { Report } from '#adapters/http/decode.ts';
import { createNewsletter } from '#adapters/http/newsletter.ts';
import { createOrders } from '#adapters/http/order.ts';
import { createPages } from '#adapters/http/pages.ts';
import type { BranchesPort } from '#ports/branches.ts';

export type HttpPorts = ReturnType<typeof createHttpPorts>;

/** Where the backend in the browser plays the parcel company. */
const MOCKED_BRANCHES = '/v1/__parcels/branches';

interface Options extends ClientOptions {
  /** What opens an order, where this browser has it. */
  orderKey?: (orderId: string) => string | undefined;
  report: Report;
}

/** The ports that speak the /v1 contract, over one client; the basket is a customer's. */
export function createHttpPorts(options: Options) {
  const { report, orderKey, sendIdempotencyKey } = options;
  const client = createClient(options);
  return {
    auth: createAuth(client),
    basket: createServerBasket(client, report),
    catalog: createCatalog(client, report),
    newsletter: createNewsletter(client),
    order: createOrders(client, report, orderKey, sendIdempotencyKey),
    pages: createPages(client, report),
  };
}

/** The look-up of parcel branches, where there is one: it may be another company's, so its client has no session. */
export function createBranchesPort(options: Omit<Options, 'accessToken' | 'unauthorized'>): BranchesPort | undefined {
  const address = toldByPage('branches-url', globalThis.document) ?? (__MOCKED__ ? MOCKED_BRANCHES : undefined);
  if (address === undefined) return undefined;
  return createBranches(createClient({ ...options, baseUrl: '' }), address, options.report);
}
