import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { LANGUAGE_TAG, type Locale } from '#domain/profile.ts';
import { useStores } from '#views/stores.ts';
import { useFetched } from '#views/use-fetched.ts';
import { createIntl } from './intl.ts';
import { messagesFetch, messagesOf } from './messages.ts';

function Provided({ locale, children }: { locale: Locale; children: ReactNode }): ReactElement {
  const intl = useMemo(
    () => createIntl(LANGUAGE_TAG[locale], { ...messagesOf(locale), ...messagesOf(locale, 'buying') }),
    [locale],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

interface ForBuyingProps {
  children: ReactNode;
  /** Drawn until they are there. */
  standIn?: ReactNode;
}

/** Around forms, checkout and dialogs: their words and stores are fetched with them, not with the first page. */
export const ForBuying = observer(({ children, standIn }: ForBuyingProps): ReactElement => {
  const { locale, buying } = useStores();
  const { current } = locale;
  const isThere = useFetched([messagesFetch(current, 'buying'), buying.load]);
  const [shown, setShown] = useState<Locale>();
  // A form speaks its former language until it has the words of the new one: what is typed in it stays.
  if (isThere && shown !== current) setShown(current);
  const spoken = isThere ? current : shown;
  return spoken === undefined ? <>{standIn}</> : <Provided locale={spoken}>{children}</Provided>;
});
