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
  const { dialogs, keeper, session, signIn } = useStores();
  const words = useWords();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token === '') return undefined;
    const ask = async (): Promise<void> => {
      if (!(await signIn.confirmEmail(token))) return;
      const customer = await keeper.details();
      tell({ token: '', told: customer?.isEmailConfirmed === false ? 'done-for-other' : 'done' });
    };
    void ask();
    return signIn.leave;
  }, [keeper, signIn, token, tell, tries]);

  const error = token === '' && told === undefined ? MISSING : signIn.errorOf('confirm-email');
  const isAlready = error !== undefined && isConfirmed(error);
  useEffect(() => {
    if (isAlready) tell({ token: '', told: 'already' });
  }, [isAlready, tell]);
  const { user } = session;
  const email = user?.email ?? '';
  const isDead = error !== undefined && isLetterDead(error);
  if (isDead && user?.isEmailConfirmed === true)
    return (
      <Notice
        title={words('account.confirm.useless')}
        text={<output>{words('account.confirm.useless-text', { email })}</output>}
      >
        <Button to="/catalog">{words('account.to-catalog')}</Button>
      </Notice>
    );
  if (error !== undefined && !isAlready)
    return (
      <Notice
        title={words('account.confirm.failed')}
        text={
          <>
            <span role="alert">
              <ErrorWords error={error} isScreen />
            </span>{' '}
            {words('account.confirm.failed-text', { isSignedIn: String(session.isSignedIn) })}
          </>
        }
        hint={isDead ? words('account.confirm.by-password') : undefined}
      >
        {isDead ? (
          <Button variant="outline" onClick={() => dialogs.open('resetPassword', { email })}>
            {words('account.confirm.another-letter')}
          </Button>
        ) : (
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
  // It is told long after, too: the customer may have confirmed this one meanwhile, or be gone.
  if (told === 'done-for-other' && user?.isEmailConfirmed === false)
    return (
      <Notice
        title={words('account.confirm.done-for-other')}
        text={<output>{words('account.confirm.done-for-other-text', { email })}</output>}
      >
        <Button to="/profile">{words('header.profile')}</Button>
      </Notice>
    );
  const what = told === 'already' ? 'already' : 'done';
  return (
    <Notice title={words(`account.confirm.${what}`)} text={<output>{words(`account.confirm.${what}-text`)}</output>}>
      <Button to="/catalog">{words('account.to-catalog')}</Button>
      {!session.isSignedIn && (
        <Button variant="outline" onClick={() => dialogs.open('auth', {})}>
          {words('header.sign-in')}
        </Button>
      )}
    </Notice>
  );
});
