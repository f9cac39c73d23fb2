import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import { type Location, useLocation, useRoutes } from 'react-router-dom';
import { LANGUAGES } from '#domain/profile.ts';
import { CameByContext } from '#views/afterwards.tsx';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { NoSuchPage } from '#views/layout/no-such-page.tsx';
import { Shell } from '#views/layout/shell.tsx';
import { LinksProvider } from '#views/links.tsx';
import { Slice } from '#views/slice.tsx';
import { useStores } from '#views/stores.ts';
import { useFetched } from '#views/use-fetched.ts';
import { reloadIfMissed } from './boot/chunk-reload.ts';
import { loadScreen, useHead, useScreenLoad, useScrollAndFocus } from './effects.ts';
import { createIntl } from './intl.ts';
import { folded, matchAddress } from './match.ts';
import { useMessages } from '#views/messages.ts';
import { OverThePage } from './over-the-page.tsx';
import { LOST } from './routes/chrome.ts';
import type { Match, RouteRow } from './routes/route.ts';
import { usePlace, useSpoken } from './use-place.ts';

/** Every address of the shop: its language, its shell and its screen. */
export function Router(): ReactElement | undefined {
  const { locale } = useStores();
  const location = useLocation();
  const match = useMemo(() => matchAddress(location.pathname, locale.profile), [location.pathname, locale.profile]);
  // Every address inside the shop has its language; one that has none was sent to one before the shop was drawn.
  if (match === undefined) return undefined;
  return <LocalisedScreen asked={match} />;
}

const LocalisedScreen = observer(({ asked }: { asked: Match }): ReactElement => {
  const stores = useStores();
  const { locale } = stores;
  const spoken = useSpoken(asked);
  const place = usePlace(spoken);
  const { match, location } = place;
  const words = useMessages(match.locale);
  const intl = useMemo(() => createIntl(LANGUAGES[match.locale].tag, words ?? {}), [match.locale, words]);
  useLayoutEffect(() => locale.use(match.locale), [locale, match.locale]);
  useScreenLoad(spoken);
  // The look of a screen before its place: to scroll has the page laid out, which another look would have done again.
  useHead(place);
  useScrollAndFocus(place);
  return (
    <RawIntlProvider value={intl}>
      <LinksProvider locale={match.locale}>
        <Shell chrome={match.row?.chrome ?? LOST}>
          <ErrorBoundary
            key={match.row?.name ?? 'not-found'}
            address={location.pathname}
            onError={reloadIfMissed}
            onRetry={() => void loadScreen(match, location.search, stores)}
          >
            <CameByContext value={place.navigation}>
              {match.row === undefined ? <NoSuchPage /> : <MatchedScreen row={match.row} location={location} />}
            </CameByContext>
            {/* No sooner alive than any other slice. */}
            <Slice>
              <Awakening match={match} />
            </Slice>
          </ErrorBoundary>
        </Shell>
        <OverThePage />
      </LinksProvider>
    </RawIntlProvider>
  );
});

/**
 * Stands behind the screen: once it is alive, so is the screen, and what is the browser's own (basket, tabs) may show
 * and what the server could not have may be asked for. Any sooner and the screen would come alive differing from what
 * the server drew.
 */
function Awakening({ match: { row } }: { match: Match }): undefined {
  const { ui } = useStores();
  const isThere = useFetched(row === undefined ? [] : [row.screen.preload]);
  useEffect(() => {
    if (isThere) ui.wake();
  }, [isThere, ui]);
  return undefined;
}

/** The screen of a row at its address, or at the /amp alias of that: from here it knows what the address names. */
function MatchedScreen({ row, location }: { row: RouteRow; location: Location }): ReactElement {
  const addresses = useMemo(
    () =>
      ['/:locale', '/:locale/amp'].map((prefix) => ({
        path: prefix + (row.path === '/' ? '' : row.path),
        element: <row.screen.Draw />,
      })),
    [row],
  );
  return <>{useRoutes(addresses, { ...location, pathname: folded(location.pathname) })}</>;
}
