import { observer } from 'mobx-react-lite';
import type { ChangePasswordValues } from '../../form/account-schema.ts';
import { changePasswordResolver } from '../../form/account-schema.ts';
import { judgeAgain } from '../../form/judge-again.ts';
import { PasswordField } from '../../form/password-field.tsx';
import { useFieldWords } from '../../form/ruled.ts';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { SubmitRow } from '../../form/submit-row.tsx';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import styles from './profile-edit-screen.module.css';

const FIELDS = ['oldPassword', 'password'] as const;

/** Another password; who knows the present one is the owner. Both are gone from the page once it is set. */
export const PasswordForm = observer(function PasswordForm({ email }: { email: string }) {
  const words = useWords();
  const say = useFieldWords();
  const { dialogs, profile } = useStores();
  const form = useShopForm<ChangePasswordValues>({
    mode: 'onTouched',
    resolver: changePasswordResolver,
    defaultValues: { oldPassword: '', password: '', again: '' },
  });
  const { errors, isValid } = form.formState;
  const { rest, unknown, isTold } = useRefusal(form, profile.errorOf('password'), FIELDS);
  const wordsOf = (name: keyof ChangePasswordValues): string | undefined => say(errors[name]?.message);
  const submit = form.handleSubmit(async ({ oldPassword, password }) => {
    if (await profile.changePassword(oldPassword, password)) form.reset();
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <h2>{words('account.password')}</h2>
      {/* Whose password it is, for a password manager. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words('field.password.old')}
        field={form.register('oldPassword')}
        error={wordsOf('oldPassword')}
        kind="current-password"
      />
      <PasswordField
        label={words('field.password.new')}
        field={form.register('password', { onChange: () => judgeAgain(form, 'again') })}
        error={wordsOf('password')}
        hint={words('field.password.hint')}
        kind="new-password"
      />
      <PasswordField
        label={words('field.password.again')}
        field={form.register('again')}
        error={wordsOf('again')}
        kind="new-password"
      />
      <div className={styles.wide}>
        <SubmitRow
          lacks={isValid || isTold ? undefined : words('account.password.lacks')}
          isBusy={profile.busy === 'password'}
          error={rest}
        >
          {words('account.password.save')}
        </SubmitRow>
      </div>
      <div className={styles.wide}>
        <p className={styles.none}>{words('account.password.none')}</p>
        <Button variant="outline" size="small" onClick={() => dialogs.open('resetPassword', { email })}>
          {words('account.password.none-send')}
        </Button>
      </div>
    </form>
  );
});
