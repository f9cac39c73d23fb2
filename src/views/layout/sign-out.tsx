import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';

interface SignOutProps {
  className: string | undefined;
  /** Whatever it stands in closes, and private screens are left. */
  onSignedOut?: () => void;
}

/** Out of the account by one press; nothing is drawn for a guest. */
export const SignOut = observer(function SignOut({ className, onSignedOut }: SignOutProps) {
  const words = useWords();
  const { session, keeper } = useStores();
  if (!session.isSignedIn) return undefined;
  const signOut = (): void => {
    keeper.signOut();
    onSignedOut?.();
  };
  return (
    <button type="button" className={className} onClick={signOut}>
      {words('header.sign-out')}
    </button>
  );
});
