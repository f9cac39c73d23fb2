import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { DialogProps } from '#stores/dialogs.ts';
import type { EmailValues } from '../form/account-schema.ts';
import { emailResolver } from '../form/account-schema.ts';
import { EmailField } from '../form/email-field.tsx';
import { useFieldWords } from '../form/ruled.ts';
import { useRefusal } from '../form/use-refusal.tsx';
import { useShopForm } from '../form/use-shop-form.ts';
import { useTypedAnew } from '../form/use-typed-anew.ts';
import { SubmitRow } from '../form/submit-row.tsx';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words.ts';
import styles from './auth.module.css';
import content from './dialog-content.module.css';
import type { DialogParts } from './dialog-parts.ts';

const FIELDS = ['email'] as const;

type ResetPasswordProps = DialogProps['resetPassword'] & DialogParts;

/** Asks for the letter with which a forgotten password is set anew. */
export const ResetPassword = observer(function ResetPassword({ email = '', titleId, onClose }: ResetPasswordProps) {
  const { dialogs, session, signIn } = useStores();
  const words = useWords();
  const say = useFieldWords();
  const [sentTo, setSentTo] = useState<string>();
  const form = useShopForm<EmailValues>({ mode: 'onTouched', resolver: emailResolver, defaultValues: { email } });
  const { errors, isValid } = form.formState;
  const { rest, unknown, isTold } = useRefusal(form, signIn.errorOf('request-reset'), FIELDS);
  useEffect(() => signIn.leave, [signIn]);
  useTypedAnew(form, signIn.correct);
  const submit = form.handleSubmit(async (values) => {
    if (await signIn.requestReset(values.email)) setSentTo(values.email);
  });

  return (
    <div className={content.content}>
      <h2 id={titleId} className={content.title}>
        {words(sentTo === undefined ? 'dialog.reset.title' : 'dialog.reset.sent-title')}
      </h2>
      {sentTo === undefined ? (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {unknown}
          <p>{words('dialog.reset.text')}</p>
          <EmailField
            label={words('field.email')}
            field={form.register('email')}
            error={say(errors.email?.message)}
            autoComplete="username"
          />
          <SubmitRow
            lacks={isValid || isTold ? undefined : words('dialog.auth.lacks.email')}
            isBusy={signIn.busy !== undefined}
            error={rest}
          >
            {words('dialog.reset.send')}
          </SubmitRow>
          {!session.isSignedIn && (
            <button type="button" className={styles.link} onClick={() => dialogs.open('auth', form.getValues())}>
              {words('dialog.reset.back')}
            </button>
          )}
        </form>
      ) : (
        <>
          <output>{words('dialog.reset.sent', { email: sentTo })}</output>
          <div>
            <Button onClick={onClose}>{words('dialog.success.close')}</Button>
          </div>
        </>
      )}
    </div>
  );
});
