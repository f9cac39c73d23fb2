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

/** Around forms, checkout and dialogs: their words are fetched with them, not with the first page. */
export const WordsForBuying = observer(({ children }: { children: ReactNode }): ReactElement => {
  const { current } = useStores().locale;
  use(loadMessages(current, 'buying'));
  return <Provided>{children}</Provided>;
});
