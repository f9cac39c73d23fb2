import { useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMissing } from '#views/use-fetched.ts';
import type { Match } from './routes/route.ts';

/** An address, how the shopper came to it, and what it means. */
export interface Place {
  location: Location;
  navigation: NavigationType;
  match: Match;
}

/**
 * The place to show: the one asked for, but the former one as long as the code of the screen is on its way, so that
 * nobody looks at an empty page. One whose code does not come is shown too: it says so itself.
 */
export function usePlace(match: Match): Place {
  const location = useLocation();
  const navigation = useNavigationType();
  const missing = useMissing(match.row === undefined ? [] : [match.row.screen.preload]);
  const [shown, show] = useState<Place>({ location, navigation, match });
  const isReady = missing === undefined || missing.failure !== undefined || match.locale !== shown.match.locale;
  if (!isReady || (location === shown.location && match === shown.match)) return shown;
  const place = { location, navigation, match };
  show(place);
  return place;
}
