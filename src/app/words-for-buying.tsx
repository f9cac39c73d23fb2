import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { use, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { useStores } from '#views/stores.ts';
import { loadMessages, messagesOf } from './messages.ts';

/** Around forms, checkout and dialogs: their words are fetched with them, not with the first page. */
export const WordsForBuying = observer(({ children }: { children: ReactNode }): ReactElement => {
  const { current, language } = useStores().locale;
  const buying = messagesOf(current, 'buying');
  if (buying === undefined) use(loadMessages(current, 'buying'));
  const messages = useMemo(() => ({ ...messagesOf(current), ...buying }), [current, buying]);
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
});
