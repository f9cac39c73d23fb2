import type { EmbeddedOptions } from '#mocks/server.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { aloneApp } from '#mocks/serve-alone.ts';
import type { Place } from './ask.ts';
import { owner } from './bundled.ts';

interface Wanted extends Pick<EmbeddedOptions, 'project' | 'world' | 'instead'> {
  language?: 'uk' | 'en' | undefined;
}

/** The bundled backend in this process, as `npm run backend` serves it, with its owner. */
export function bundledPlace({ language = 'uk', ...options }: Wanted = {}): Place {
  const backend = createEmbeddedBackend({ hasOpenTools: true, ...options });
  const app = aloneApp(
    (request) => backend(request),
    () => {},
  );
  const fetch: Place['fetch'] = async (address, init) => app.fetch(new Request(address, init));
  const place = { baseUrl: 'https://shop.test', fetch, language, origin: 'https://shop.example' };
  return { ...place, owner: owner(place) };
}
