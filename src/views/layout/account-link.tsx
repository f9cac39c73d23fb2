import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { useWords } from '../words.ts';

interface AccountLinkProps {
  className: string | undefined;
  /** Whatever it stands in closes. */
  onFollow?: () => void;
}

/** To the customer's own pages, or in; the server draws the way in, since it knows nobody. */
export const AccountLink = observer(function AccountLink({ className, onFollow }: AccountLinkProps) {
  const words = useWords();
  const { ui, session, dialogs } = useStores();
  if (ui.isAwake && session.isSignedIn)
    return (
      <LocaleLink to="/profile" className={className} onClick={onFollow}>
        {words('header.profile')}
      </LocaleLink>
    );
  const open = (): void => {
    onFollow?.();
    dialogs.open('auth', {});
  };
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
      {words('header.sign-in')}
    </button>
  );
});
