import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from './react.ts';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGES } from '#domain/profile.ts';
import { profile } from '#profile';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { stayAlive } from './alive/alive.ts';
import { App } from './app.tsx';
import { task } from './boot/boot.ts';
import { createBrowserPlatform, favouriteLocale } from './browser-platform.ts';
import { createStores } from './container.ts';
import { followStores } from './effects.ts';
import { localised, matchAddress, written } from './match.ts';
import type { Match } from './routes/route.ts';
import { loadMessages } from '#views/messages.ts';
import { bringPopovers } from './popovers.ts';
import { nameEntry } from './alive/return-to-place.ts';
import { restoreState, type State } from './state.ts';
import { wakeUp } from './startup.ts';

/** A screen that does not come, though the shop around it is there, holds up nothing that was pressed for longer. */
const AWAKE_WITHIN_MS = 2_000;
const WAY_HOME = <a href="/">ШОВ</a>;

/**
 * What the address means. One without a language is first given the shopper's, and then it stands as the shop writes it
 * (a server does both before the page comes).
 */
function matchedAddress(): Match {
  const { pathname, search, hash } = window.location;
  const locale = favouriteLocale(profile);
  const address = matchAddress(pathname, profile) ? pathname : localised(pathname, locale);
  const match = matchAddress(address, profile) ?? { locale, row: undefined, parameters: {}, path: '/' };
  const here = written(address, match);
  if (here !== pathname) window.history.replaceState(window.history.state, '', here + search + hash);
  return match;
}

/** Rejects when the shop cannot begin; resolves once all of it is alive. */
async function start(): Promise<void> {
  // Apart from the task in which the file itself is run.
  await task();
  const { platform, setNavigate, askAhead } = createBrowserPlatform(profile);
  const stores = createStores(platform);
  // One that answers itself brings its developer's tools.
  const developing = __MOCKED__ ? await import('#mocks/browser.ts') : undefined;
  await developing?.startBackend(profile.name, (account) => {
    if (stores.session.isSignedIn) stores.keeper.signOut();
    return stores.signIn.login(account);
  });
  await task();
  const match = matchedAddress();
  nameEntry();
  const { locale } = match;
  // Nothing that is drawn from here on waits for a frame: base.css.
  document.documentElement.dataset['shop'] = '';
  // What the shell says until the first screen is drawn is in the language of the page.
  const { documentElement } = document;
  // Said once more, it would have every element styled anew.
  if (documentElement.lang !== LANGUAGES[locale].tag) documentElement.lang = LANGUAGES[locale].tag;
  stores.locale.use(locale);
  const state = document.querySelector('#state')?.textContent;
  if (state) restoreState(stores, JSON.parse(state) as State);
  // A screen that cannot be had is said in its place, where it can be tried again.
  await Promise.all([
    loadMessages(locale),
    match.row?.screen.preload().catch(() => undefined),
    match.row
      ?.part?.(stores, match.parameters)
      ?.preload()
      .catch(() => undefined),
    bringPopovers(),
    task(),
  ]);

  const root = document.querySelector('#root') as HTMLElement;
  let comeAlive = (): void => {};
  const isAlive = new Promise<void>((resolve) => (comeAlive = resolve));
  const shop = (
    <StrictMode>
      {/* Another screen is drawn in one go: a transition rests every 5 ms, which takes a slow phone a third of the time. */}
      <BrowserRouter useTransitions={false}>
        {/* What fails outside a screen leaves a way home, never a blank page. */}
        <ErrorBoundary fallback={WAY_HOME}>
          <App
            stores={stores}
            onNavigate={(navigate) => {
              setNavigate(navigate);
              platform.clock.after(AWAKE_WITHIN_MS, comeAlive);
            }}
          />
        </ErrorBoundary>
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root, developing?.ROOT_OPTIONS).render(shop);
  // In slices: a press between them is answered at once, which one long task would not allow.
  else startTransition(() => void hydrateRoot(root, shop));
  followStores(stores, document);
  stores.ui.onceAwake(() => {
    wakeUp(stores);
    comeAlive();
    // Apart from the task in which the page wakes: a press may come between them.
    void task().then(() => stayAlive(stores, platform, askAhead));
  });
  await isAlive;
}

export const alive = start();
