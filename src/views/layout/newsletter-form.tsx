import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { NewsletterPlace } from '#stores/newsletter.ts';
import { EmailField } from '../form/email-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useRefusal } from '../form/use-refusal.tsx';
import { useShopForm } from '../form/use-shop-form.ts';
import { useStores } from '../stores.ts';
import { ErrorWords } from '../ui/error-words.tsx';
import { useWords } from '../words.ts';
import styles from './newsletter-form.module.css';
import type { NewsletterValues } from './newsletter-schema.ts';
import { newsletterResolver } from './newsletter-schema.ts';

const FIELDS = ['email'] as const;

interface NewsletterFormProps {
  place: NewsletterPlace;
  /** What it is offered for: the words of its button. */
  offer: 'page' | 'discount' | 'subscribe';
  /** What the field begins with. */
  email?: string | undefined;
  /** The letter is on its way to this address. */
  onDone: (email: string) => void;
}

/** One field and one button: a mail for the news. Keeps what was typed until the letter is on its way. */
export const NewsletterForm = observer(function NewsletterForm(props: NewsletterFormProps) {
  const { place, offer, email = '', onDone } = props;
  const { newsletter } = useStores();
  const words = useWords();
  const id = useId();
  const form = useShopForm<NewsletterValues>({
    mode: 'onTouched',
    resolver: newsletterResolver,
    defaultValues: { email },
  });
  const { errors, isValid } = form.formState;
  const wrong = errors.email?.message;
  const state = newsletter.state(place);
  const isBusy = state.status === 'busy';
  const { rest, unknown, isTold } = useRefusal(form, state.status === 'failed' ? state.error : undefined, FIELDS);
  const isLacking = !isValid && !isTold;
  useEffect(() => () => newsletter.leave(place), [newsletter, place]);

  const submit = form.handleSubmit(async (values) => {
    await newsletter.subscribe(place, values.email);
    if (newsletter.state(place).status === 'done') onDone(values.email);
  });

  return (
    <form className={styles.form} data-place={place} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <EmailField
        label={words('newsletter.email')}
        field={form.register('email')}
        placeholder={words('newsletter.example')}
        error={wrong === undefined ? undefined : words(wrong)}
      />
      <SubmitButton
        variant={offer === 'subscribe' ? 'primary' : 'ink'}
        className={styles.send}
        isLacking={isLacking}
        busy={isBusy}
        aria-describedby={isLacking ? id : undefined}
      >
        {words(isBusy ? 'newsletter.sending' : `newsletter.send.${offer}`)}
      </SubmitButton>
      <div className={styles.words}>
        {rest !== undefined && (
          <p className={styles.error} role="alert">
            <ErrorWords error={rest} />
          </p>
        )}
        {/* What a switched-off button waits for. */}
        {isLacking && <p id={id}>{words('newsletter.lacks')}</p>}
        <p>{words('newsletter.note')}</p>
      </div>
    </form>
  );
});
