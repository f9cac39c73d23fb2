import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createPaymentProvider } from './payment-provider.ts';
import { photo } from './photos.ts';

/**
 * What the worker cannot answer while developing: pictures, and the payment page, which is a document of its own
 * without the worker. The page knows all it needs from its signed fields, and its result travels home in the address.
 */
export function paymentMiddleware(): Plugin {
  const provider = createPaymentProvider({ now: () => Date.now(), newId: () => crypto.randomUUID() });
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname.startsWith('/pay/') ? provider(request) : photo(request),
  );
  return {
    name: 'shop-payment-and-photos',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (/^\/(pay|photos)\//.test(request.url ?? '')) void listener(request, response);
        else next();
      });
    },
  };
}
