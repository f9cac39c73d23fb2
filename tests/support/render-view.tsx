import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { MemoryRouter, parsePath, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { createIntl } from '#app/intl.ts';
import { type Folded, unfolded } from '#views/messages.ts';
import type { Locale, Profile } from '#domain/profile.ts';
import { LANGUAGES } from '#domain/profile.ts';
import { localePath } from '#stores/locale.ts';
import { CameByContext } from '#views/afterwards.tsx';
import { HydratedProvider } from '#views/hydrated.tsx';
import { LinksProvider } from '#views/links.tsx';
import type { Stores } from '#views/stores.ts';
import { StoresContext } from '#views/stores.ts';
import { wordsOfBuild } from '../../src/build/words-of-build.ts';
import type { FakeShop, ShopOptions } from './fake-shop.ts';
import { createFakeShop } from './fake-shop.ts';

const WORDS = import.meta.glob<Folded>('../../locales/*.json', { eager: true, import: 'default' });
const said = new Map<string, IntlShape>();

/** The shop's own way to say sentences, made once a language of a build. */
function intlOf(locale: Locale, build: Profile['name']): IntlShape {
  const key = `${locale} ${build}`;
  const intl =
    said.get(key) ??
    createIntl(LANGUAGES[locale].tag, unfolded(wordsOfBuild(WORDS[`../../locales/${locale}.json`] ?? {}, build)));
  said.set(key, intl);
  return intl;
}

export interface ViewOptions extends ShopOptions {
  /** Where the shopper is, without the locale: '/catalog?sort=new'. */
  path?: string;
  /** What the entry of the history keeps of a former visit. */
  entryState?: unknown;
  /** The route that draws the view, without the locale: '/catalog/:category'. */
  route?: string;
  /** Stores to use instead of the usual ones. */
  stores?: Partial<Stores>;
}

export interface RenderedView extends RenderResult {
  stores: Stores;
  shop: FakeShop;
  user: UserEvent;
  /** Path, query and fragment the shopper is at, with the locale. */
  address: () => string;
  /** What this entry of the history keeps for a page that is loaded anew. */
  entryState: () => unknown;
}

/** What the app gives to all that it shows; a router is around it. */
export function Surroundings({ stores, locale, children }: { stores: Stores; locale: Locale; children: ReactNode }) {
  return (
    <StoresContext value={stores}>
      <RawIntlProvider value={intlOf(locale, stores.locale.profile.name)}>
        <HydratedProvider>
          <LinksProvider locale={locale}>
            <CameByContext value={useNavigationType()}>{children}</CameByContext>
          </LinksProvider>
        </HydratedProvider>
      </RawIntlProvider>
    </StoresContext>
  );
}

/** Draws a view of the shop for a shopper: true stores over fake ports, words in the language, an address. */
export function renderView(view: ReactElement, options: ViewOptions = {}): RenderedView {
  const { path = '/', route = '*', locale = 'ua' } = options;
  const shop = createFakeShop(options);
  const stores: Stores = { ...shop.stores, ...options.stores };
  let address = '';
  let entryState: unknown;
  function Address() {
    const { pathname, search, hash, state } = useLocation();
    useLayoutEffect(() => {
      address = pathname + search + hash;
      entryState = state;
    });
    return undefined;
  }
  const entry = { ...parsePath(localePath(locale, path)), state: options.entryState };
  const rendered = render(
    <MemoryRouter useTransitions={false} initialEntries={[entry]}>
      <Surroundings stores={stores} locale={locale}>
        <Address />
        <Routes>
          <Route path={`/${locale}${route.startsWith('/') ? '' : '/'}${route}`} element={view} />
          <Route path="*" element={<></>} />
        </Routes>
      </Surroundings>
    </MemoryRouter>,
  );
  return { ...rendered, stores, shop, user: userEvent.setup(), address: () => address, entryState: () => entryState };
}
