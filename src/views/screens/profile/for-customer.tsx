import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../../focus-main.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { Notice } from '../checkout/notice.tsx';

interface ForCustomerProps {
  title: string;
  children: ReactNode;
}

/**
 * A screen of the customer's own: a guest is asked to sign in and then sees it at once. Drawn anew for somebody else, so
 * that nothing of one customer is left for the next.
 */
export const ForCustomer = observer(function ForCustomer({ title, children }: ForCustomerProps) {
  const { ui, session, dialogs } = useStores();
  const words = useWords();
  const { isAwake } = ui;
  const { isSignedIn } = session;
  const isAsked = useRef(false);
  useEffect(() => {
    // Asked for once, not after signing out.
    if (!isAwake || isAsked.current) return;
    isAsked.current = true;
    if (!isSignedIn) dialogs.open('auth', {});
  }, [dialogs, isAwake, isSignedIn]);

  useLayoutEffect(() => {
    if (!isSignedIn) return undefined;
    // What had the focus was the customer's, and is gone with the session.
    return () => {
      if (document.activeElement === document.body) focusMain();
    };
  }, [isSignedIn]);

  if (!isAwake)
    return (
      <Notice title={title} text={words('account.wait')}>
        <Spinner />
      </Notice>
    );
  if (isSignedIn) return <Fragment key={session.id}>{children}</Fragment>;
  return (
    <Notice title={title} text={words('account.guest')}>
      <Button onClick={() => dialogs.open('auth', {})}>{words('header.sign-in')}</Button>
    </Notice>
  );
});
