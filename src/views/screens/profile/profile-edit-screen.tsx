import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../stores.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { MuiTheme } from '../../mui/mui-theme.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { DataLetter } from './data-letter.tsx';
import { DetailsForm } from './details-form.tsx';
import { ForCustomer } from './for-customer.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-edit-screen.module.css';

/** Where a customer changes what the shop knows. */
export const ProfileEditScreen = observer(function ProfileEditScreen() {
  const words = useWords();
  return (
    <ForCustomer title={words('title.profile-edit')}>
      <Edit />
    </ForCustomer>
  );
});

const Edit = observer(function Edit() {
  const words = useWords();
  const { locale, profile } = useStores();
  const { user, state } = profile;
  useEffect(() => void profile.open(), [profile]);
  return (
    <div className={styles.edit}>
      <Breadcrumbs
        trail={[
          { label: words('common.home'), to: '/' },
          { label: words('title.profile'), to: '/profile' },
          { label: words('title.profile-edit') },
        ]}
      />
      <h1>{words('title.profile-edit')}</h1>
      {state.status === 'failed' && <ErrorBox error={state.error} onRetry={() => void profile.open()} />}
      {user === undefined ? (
        state.status !== 'failed' && <Spinner />
      ) : (
        <MuiTheme>
          <DetailsForm key={user.id} user={user} shop={locale.profile} />
          <PasswordForm email={user.email} />
          <DataLetter email={user.email} />
        </MuiTheme>
      )}
    </div>
  );
});
