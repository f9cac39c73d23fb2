import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { NewPasswordValues } from '../../form/account-schema.ts';
import { newPasswordResolver } from '../../form/account-schema.ts';
import { PasswordField } from '../../form/password-field.tsx';
import { useFieldWords } from '../../form/ruled.ts';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { SubmitRow } from '../../form/submit-row.tsx';
import { MuiTheme } from '../../mui/mui-theme.tsx';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { Notice } from '../checkout/notice.tsx';
import styles from './account-form.module.css';
import { isLetterDead, useLetterToken } from './use-letter-token.ts';

const FIELDS = ['password'] as const;

/** The link of the letter that lets somebody set a new password. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const words = useWords();
  const token = useLetterToken();
  const { ui } = useStores();
  return (
    <Notice title={words('account.reset.title')} text={words('account.reset.text')}>
      {ui.isAwake ? <NewPassword token={token} /> : <Spinner />}
    </Notice>
  );
});

const NewPassword = observer(function NewPassword({ token }: { token: string }) {
  const { dialogs, signIn } = useStores();
  const words = useWords();
  const say = useFieldWords();
  const [isDone, setIsDone] = useState(false);
  const form = useShopForm<NewPasswordValues>({
    mode: 'onTouched',
    resolver: newPasswordResolver,
    defaultValues: { password: '' },
  });
  const { errors, isValid } = form.formState;
  const error = signIn.errorOf('set-password');
  const { rest, unknown, isTold } = useRefusal(form, error, FIELDS);
  useEffect(() => signIn.leave, [signIn]);
  const submit = form.handleSubmit(async ({ password }) => {
    if (!(await signIn.setPassword(token, password))) return;
    form.reset();
    setIsDone(true);
  });

  if (isDone)
    return (
      <div className={styles.form}>
        <output>{words('account.reset.done')}</output>
        <Button onClick={() => dialogs.open('auth', {})}>{words('account.reset.go-login')}</Button>
      </div>
    );
  return (
    <MuiTheme>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {unknown}
        <PasswordField
          label={words('field.password.new')}
          field={form.register('password')}
          error={say(errors.password?.message)}
          hint={words('field.password.hint')}
          kind="new-password"
        />
        <SubmitRow
          lacks={isValid || isTold ? undefined : words('dialog.auth.lacks.password')}
          isBusy={signIn.busy !== undefined}
          error={rest}
          wayOn={
            error !== undefined &&
            isLetterDead(error) && (
              <button type="button" className={styles.link} onClick={() => dialogs.open('resetPassword', {})}>
                {words('account.reset.another-letter')}
              </button>
            )
          }
        >
          {words('account.reset.send')}
        </SubmitRow>
      </form>
    </MuiTheme>
  );
});
