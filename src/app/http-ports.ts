import { createAuth } from '#adapters/http/auth.ts';
import { createServerBasket } from '#adapters/http/basket.ts';
import { createCatalog } from '#adapters/http/catalog.ts';
import type { ClientOptions } from '#adapters/http/client.ts';
import { createClient } from '#adapters/http/client.ts';
import type { Report } from '#adapters/http/decode.ts';
import { createNewsletter } from '#adapters/http/newsletter.ts';
import { createOrders } from '#adapters/http/order.ts';
import { createPages } from '#adapters/http/pages.ts';
import type { AuthPort } from '#ports/auth.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { NewsletterPort } from '#ports/newsletter.ts';
import type { OrderPort } from '#ports/order.ts';
import type { PagesPort } from '#ports/pages.ts';

export interface HttpPorts {
  auth: AuthPort;
  /** A customer's. */
  basket: BasketPort;
  catalog: CatalogPort;
  newsletter: NewsletterPort;
  order: OrderPort;
  pages: PagesPort;
}

/** The ports that speak the /v1 contract, over one client; `report` hears of what was left out of an answer. */
export function createHttpPorts(options: ClientOptions, report: Report): HttpPorts {
  const client = createClient(options);
  return {
    auth: createAuth(client),
    basket: createServerBasket(client, report),
    catalog: createCatalog(client, report),
    newsletter: createNewsletter(client),
    order: createOrders(client, report),
    pages: createPages(client, report),
  };
}
