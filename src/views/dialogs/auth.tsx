import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { DialogProps } from '#stores/dialogs.ts';
import type { CredentialsValues } from '../form/account-schema.ts';
import { credentialsResolver, lacksOf } from '../form/account-schema.ts';
import { EmailField } from '../form/email-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useFieldWords } from '../form/ruled.ts';
import { useRefusal } from '../form/use-refusal.tsx';
import { useShopForm } from '../form/use-shop-form.ts';
import { useTypedAnew } from '../form/use-typed-anew.ts';
import { SubmitRow } from '../form/submit-row.tsx';
import { useStores } from '../stores.ts';
import { tabId, Tabs } from '../ui/tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useWords } from '../words.ts';
import styles from './auth.module.css';
import content from './dialog-content.module.css';
import type { DialogParts } from './dialog-parts.ts';
import { SocialButton } from './social-button.tsx';

type Tab = 'login' | 'register';
const FIELDS = ['email', 'password'] as const;

type AuthProps = DialogProps['auth'] & DialogParts;

/** Into an account, or to a new one. What is typed stays while one goes from one to the other. */
export const Auth = observer(function Auth({ tab = 'login', email = '', titleId, onClose }: AuthProps) {
  const { dialogs, session, signIn } = useStores();
  const words = useWords();
  const say = useFieldWords();
  const panelId = useId();
  const [shown, setShown] = useState<Tab>(tab);
  const form = useShopForm<CredentialsValues>({
    mode: 'onTouched',
    resolver: credentialsResolver,
    defaultValues: { email, password: '' },
  });
  const { errors } = form.formState;
  const error = signIn.errorOf(shown);
  const isTaken = error !== undefined && 'key' in error && error.key === 'dialog.auth.taken';
  const { rest, unknown } = useRefusal(form, error, FIELDS);
  const lacks = lacksOf(form.watch());
  // What went wrong is told in this dialog only.
  useEffect(() => signIn.leave, [signIn]);
  useTypedAnew(form, signIn.correct);
  const { isSignedIn } = session;
  // By another tab: there is nothing left to do here.
  useEffect(() => {
    if (isSignedIn) onClose();
  }, [isSignedIn, onClose]);

  const choose = (next: Tab): void => {
    signIn.leave();
    // What the server said of a field was said of the other way in.
    form.clearErrors(FIELDS.filter((name) => errors[name]?.type === 'server'));
    setShown(next);
  };
  const wordsOf = (name: keyof CredentialsValues): string | undefined => say(errors[name]?.message);
  const submit = form.handleSubmit(async (values) => void (await signIn[shown](values)));

  return (
    <div className={content.content}>
      <h2 id={titleId} className={content.title}>
        {words('dialog.auth.title')}
      </h2>
      <Tabs<Tab>
        label={words('dialog.auth.tabs')}
        panelId={panelId}
        tabs={[
          { name: 'login', label: words('dialog.auth.login') },
          { name: 'register', label: words('dialog.auth.register') },
        ]}
        chosen={shown}
        onChoose={choose}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, shown)} className={styles.panel}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {unknown}
          <EmailField
            label={words('field.email')}
            field={form.register('email')}
            error={wordsOf('email')}
            autoComplete={shown === 'login' ? 'username' : 'email'}
          />
          <PasswordField
            label={words('field.password')}
            field={form.register('password')}
            error={wordsOf('password')}
            hint={shown === 'register' ? words('field.password.hint') : undefined}
            kind={shown === 'login' ? 'current-password' : 'new-password'}
          />
          {shown === 'login' && (
            <button
              type="button"
              className={styles.link}
              onClick={() => dialogs.open('resetPassword', { email: form.getValues('email') })}
            >
              {words('dialog.auth.forgot')}
            </button>
          )}
          <SubmitRow
            lacks={lacks === undefined ? undefined : words(lacks)}
            isBusy={signIn.busy !== undefined}
            error={rest}
            wayOn={
              isTaken && (
                <button type="button" className={styles.link} onClick={() => choose('login')}>
                  {words('dialog.auth.go-login')}
                </button>
              )
            }
          >
            {words(`dialog.auth.${shown}.send`)}
          </SubmitRow>
        </form>
        <SocialButton />
        {shown === 'register' && (
          <p className={styles.terms}>
            {words('dialog.auth.terms')}{' '}
            <TextLink to="/terms-conditions" onClick={onClose}>
              {words('dialog.auth.terms-link')}
            </TextLink>
            .
          </p>
        )}
      </div>
    </div>
  );
});
