import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { Notice } from '../checkout/notice.tsx';
import type { Letter } from './use-letter.ts';
import { isConfirmed, isLetterDead, useLetter } from './use-letter.ts';

const MISSING = { key: 'account.letter.token-missing' };

/** The link of the letter that asks whether an e-mail is the customer's own. */
export const ConfirmEmailScreen = observer(function ConfirmEmailScreen() {
  const words = useWords();
  const [letter, tell] = useLetter();
  if (!useStores().ui.isAwake)
    return (
      <Notice title={words('account.confirm.title')} text={words('account.confirm.wait')}>
        <Spinner />
      </Notice>
    );
  return <Confirmation letter={letter} tell={tell} />;
});

interface ConfirmationProps {
  letter: Letter;
  tell: (letter: Letter) => void;
}

const Confirmation = observer(function Confirmation({ letter: { token, told }, tell }: ConfirmationProps) {
  const { dialogs, session, signIn } = useStores();
  const words = useWords();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token === '') return undefined;
    const ask = async (): Promise<void> => {
      if (await signIn.confirmEmail(token)) tell({ token: '', told: 'done' });
    };
    void ask();
    return signIn.leave;
  }, [signIn, token, tell, tries]);

  const error = token === '' && told === undefined ? MISSING : signIn.errorOf('confirm-email');
  // The server knows by the link; where it does not say so, by whoever is signed in.
  const isAlready =
    error !== undefined && (isConfirmed(error) || (isLetterDead(error) && session.user?.isEmailConfirmed === true));
  useEffect(() => {
    if (isAlready) tell({ token: '', told: 'already' });
  }, [isAlready, tell]);
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
  if (told === undefined)
    return (
      <Notice title={words('account.confirm.title')} text={words('account.confirm.wait')}>
        <Spinner />
      </Notice>
    );
  return (
    <Notice title={words(`account.confirm.${told}`)} text={words(`account.confirm.${told}-text`)}>
      <Button to="/catalog">{words('account.to-catalog')}</Button>
      {!session.isSignedIn && (
        <Button variant="outline" onClick={() => dialogs.open('auth', {})}>
          {words('header.sign-in')}
        </Button>
      )}
    </Notice>
  );
});
