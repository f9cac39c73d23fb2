import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { use, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useStores } from '#views/stores.ts';
import { createIntl } from './intl.ts';
import { loadMessages, messagesOf } from './messages.ts';

const Provided = observer(({ children }: { children: ReactNode }): ReactElement => {
  const { current, language } = useStores().locale;
  const intl = useMemo(
    () => createIntl(language, { ...messagesOf(current), ...messagesOf(current, 'buying') }),
    [current, language],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
});

/** Around forms, checkout and dialogs: their words and stores are fetched with them, not with the first page. */
export const ForBuying = observer(({ children }: { children: ReactNode }): ReactElement => {
  const { locale, buying } = useStores();
  // Both are on their way before either is waited for.
  const needs = [loadMessages(locale.current, 'buying'), buying.load()];
  for (const need of needs) use(need);
  return <Provided>{children}</Provided>;
});
