import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { Notice } from '../checkout/notice.tsx';
import { isConfirmed, isLetterDead, useLetterToken } from './use-letter-token.ts';

/** The link of the letter that asks whether an e-mail is the customer's own. */
export const ConfirmEmailScreen = observer(function ConfirmEmailScreen() {
  const words = useWords();
  const token = useLetterToken();
  if (!useStores().ui.isAwake)
    return (
      <Notice title={words('account.confirm.title')} text={words('account.confirm.wait')}>
        <Spinner />
      </Notice>
    );
  return <Confirmation token={token} />;
});

const Confirmation = observer(function Confirmation({ token }: { token: string }) {
  const { dialogs, session, signIn } = useStores();
  const words = useWords();
  const [isDone, setIsDone] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ask = async (): Promise<void> => setIsDone(await signIn.confirmEmail(token));
    void ask();
    return signIn.leave;
  }, [signIn, token, tries]);

  const error = signIn.errorOf('confirm-email');
  // The server knows by the link; where it does not say so, by whoever is signed in.
  const isAlready =
    isConfirmed(error) || (error !== undefined && isLetterDead(error) && session.user?.isEmailConfirmed);
  if (error !== undefined && !isAlready)
    return (
      <Notice
        title={words('account.confirm.failed')}
        text={
          <>
            <span role="alert">
              <ErrorWords error={error} isScreen />
            </span>{' '}
            {words('account.confirm.failed-text')}
          </>
        }
      >
        {!isLetterDead(error) && (
          <Button variant="outline" onClick={() => setTries(tries + 1)}>
            {words('common.retry')}
          </Button>
        )}
        <Button to="/">{words('account.to-home')}</Button>
      </Notice>
    );
  if (!isDone && !isAlready)
    return (
      <Notice title={words('account.confirm.title')} text={words('account.confirm.wait')}>
        <Spinner />
      </Notice>
    );
  return (
    <Notice
      title={words(isAlready ? 'account.confirm.already' : 'account.confirm.done')}
      text={words(isAlready ? 'account.confirm.already-text' : 'account.confirm.done-text')}
    >
      <Button to="/catalog">{words('account.to-catalog')}</Button>
      {!session.isSignedIn && (
        <Button variant="outline" onClick={() => dialogs.open('auth', {})}>
          {words('header.sign-in')}
        </Button>
      )}
    </Notice>
  );
});
