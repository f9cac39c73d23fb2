import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { NewPasswordValues } from '../../form/account-schema.ts';
import { newPasswordResolver } from '../../form/account-schema.ts';
import { PasswordField } from '../../form/password-field.tsx';
import { useFieldWords } from '../../form/ruled.ts';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { SubmitRow } from '../../form/submit-row.tsx';
import { MuiTheme } from '../../mui/mui-theme.tsx';
import { useStores } from '../../stores.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { Notice } from '../checkout/notice.tsx';
import styles from './account-form.module.css';
import { isLetterDead, useLetter } from './use-letter.ts';

const FIELDS = ['password'] as const;

/** The link of the letter that lets somebody set a new password. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const words = useWords();
  const [{ token, told }, tell] = useLetter();
  const { ui } = useStores();
  const title = words('account.reset.title');
  if (ui.isAwake && told !== undefined) return <PasswordIsSet title={title} />;
  if (ui.isAwake && token === '')
    return (
      <Notice title={title} text={<span role="alert">{words('account.letter.token-missing')}</span>}>
        <AnotherLetter />
      </Notice>
    );
  return (
    <Notice title={title} text={words('account.reset.text')}>
      {ui.isAwake ? <NewPassword token={token} onDone={() => tell({ token: '', told: 'done' })} /> : <Spinner />}
    </Notice>
  );
});

const PasswordIsSet = observer(function PasswordIsSet({ title }: { title: string }) {
  const { dialogs, session } = useStores();
  const words = useWords();
  // It ended every session of its own customer: who is signed in all the same is somebody else, or in again.
  const { isSignedIn } = session;
  return (
    <Notice
      title={title}
      text={<output>{words(isSignedIn ? 'account.reset.done-for-other' : 'account.reset.done')}</output>}
    >
      {isSignedIn ? (
        <Button to="/profile">{words('header.profile')}</Button>
      ) : (
        <Button onClick={() => dialogs.open('auth', {})}>{words('account.reset.go-login')}</Button>
      )}
    </Notice>
  );
});

function AnotherLetter() {
  const { dialogs } = useStores();
  return (
    <button type="button" className={styles.link} onClick={() => dialogs.open('resetPassword', {})}>
      {useWords()('account.reset.another-letter')}
    </button>
  );
}

interface NewPasswordProps {
  token: string;
  onDone: () => void;
}

const NewPassword = observer(function NewPassword({ token, onDone }: NewPasswordProps) {
  const { signIn } = useStores();
  const words = useWords();
  const say = useFieldWords();
  const part = useRef<HTMLFormElement>(null);
  useKeptFocus(part);
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
    if (await signIn.setPassword(token, password)) onDone();
  });
  return (
    <MuiTheme>
      <form ref={part} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
          wayOn={error !== undefined && isLetterDead(error) && <AnotherLetter />}
        >
          {words('account.reset.send')}
        </SubmitRow>
      </form>
    </MuiTheme>
  );
});
