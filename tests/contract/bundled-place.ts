import { createEmbeddedBackend } from '#mocks/server.ts';
import { aloneApp } from '#mocks/serve-alone.ts';
import type { Place } from './ask.ts';
import { owner } from './bundled.ts';

/** The bundled backend in this process, as `npm run backend` serves it, with its owner. */
export function bundledPlace(language: 'uk' | 'en' = 'uk'): Place {
  const app = aloneApp(createEmbeddedBackend({ hasOpenTools: true }), () => {});
  const fetch: Place['fetch'] = async (address, init) => app.fetch(new Request(address, init));
  const place = { baseUrl: 'https://shop.test', fetch, language };
  return { ...place, owner: owner(place) };
}
