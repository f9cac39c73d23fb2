import '#views/styles/fonts.css';
import '#views/styles/tokens.css';
import '#views/styles/themes.css';
import '#views/styles/base.css';
import { when } from 'mobx';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { profile } from '#profile';
import { App } from './app.tsx';
import { createBrowserPlatform, favouriteLocale } from './browser-platform.ts';
import { reloadForMissingChunk } from './chunk-reload.ts';
import { createStores } from './container.ts';
import { followStores } from './effects.ts';
import { type Match, localised, matchAddress } from './match.ts';
import { loadMessages } from './messages.ts';
import { restoreState, type State } from './state.ts';
import { prefetchScreens, wakeUp } from './startup.ts';

/** What the address means; one without a language is first given the shopper's (a server does it before the page comes). */
function matchedAddress(): Match {
  const { pathname, search, hash } = window.location;
  const match = matchAddress(pathname, profile);
  if (match !== undefined) return match;
  const locale = favouriteLocale(profile);
  window.history.replaceState(undefined, '', localised(pathname, locale) + search + hash);
  return matchAddress(window.location.pathname, profile) ?? { locale, row: undefined, parameters: {}, path: '/' };
}

async function start(): Promise<void> {
  if (__MOCKED__) {
    const { startBackend } = await import('#mocks/browser.ts');
    await startBackend();
  }
  const { platform, setNavigate } = createBrowserPlatform(profile);
  const stores = createStores(platform);
  const match = matchedAddress();
  const { locale } = match;
  stores.locale.use(locale);
  const state = document.querySelector('#state')?.textContent;
  if (state) restoreState(stores, JSON.parse(state) as State);
  await Promise.all([loadMessages(locale), match.row?.screen.preload()]);

  const root = document.querySelector('#root') as HTMLElement;
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <App stores={stores} onNavigate={setNavigate} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(shop);
  else hydrateRoot(root, shop);
  followStores(stores, document);
  when(
    () => stores.ui.isAwake,
    () => {
      wakeUp(stores);
      prefetchScreens(platform.clock, (navigator as { connection?: object }).connection);
    },
  );
}

reloadForMissingChunk();
void start();
