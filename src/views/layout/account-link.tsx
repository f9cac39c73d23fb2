import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { Icon } from '../ui/icon.tsx';
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
        <Icon name="person" />
        <span>{words('header.profile')}</span>
      </LocaleLink>
    );
  const open = (): void => {
    onFollow?.();
    dialogs.open('auth', {});
  };
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
      <Icon name="person" />
      <span>{words('header.sign-in')}</span>
    </button>
  );
});
