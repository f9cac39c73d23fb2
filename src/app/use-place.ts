import { useEffect, useMemo, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { AppError } from '#domain/errors.ts';
import { wordsOf } from '#views/messages.ts';
import { useStores } from '#views/stores.ts';
import { useMissing } from '#views/use-fetched.ts';
import type { Match } from './routes/route.ts';

/** An address, how the shopper came to it, and what it means. */
export interface Place {
  location: Location;
  navigation: NavigationType;
  match: Match;
}

/** The place asked for, but the former one where it stays. */
function useFormer(asked: Place, stays: (former: Place) => boolean): Place {
  const [shown, show] = useState(asked);
  if (asked === shown || stays(shown)) return shown;
  show(asked);
  return asked;
}

/**
 * The place asked for, but the former one as long as the words of its language are on their way. Where they do not come,
 * nothing could be said there: that is told, and the shopper stays where everything is, the address too.
 */
export function useSpoken(match: Match): Place {
  const { toasts, ui } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigationType();
  const asked = useMemo(() => ({ location, navigation, match }), [location, navigation, match]);
  const missing = useMissing([wordsOf(match.locale)]);
  const spoken = useFormer(asked, () => missing !== undefined);
  const failure = missing?.failure;
  useEffect(() => {
    if (missing === undefined) return;
    ui.navigating(failure === undefined);
    if (failure === undefined) return;
    toasts.showError(new AppError('unreachable'));
    if (navigation === 'POP') void navigate(spoken.location, { replace: true });
    else void navigate(-1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each place that was asked for
  }, [asked, missing, failure]);
  return spoken;
}

/**
 * The place to show: the one asked for, but the former one as long as the code of the screen is on its way, so that
 * nobody looks at an empty page. One whose code does not come is shown too: it says so itself.
 */
export function usePlace(asked: Place): Place {
  const { match } = asked;
  const missing = useMissing(match.row === undefined ? [] : [match.row.screen.preload]);
  const isAwaited = missing !== undefined && missing.failure === undefined;
  return useFormer(asked, (shown) => isAwaited && match.locale === shown.match.locale);
}
