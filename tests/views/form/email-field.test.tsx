import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { emailResolver } from '#views/form/account-schema.ts';
import { EmailField } from '#views/form/email-field.tsx';
import { useFieldWords } from '#views/form/ruled.ts';
import { MuiTheme } from '#views/mui/mui-theme.tsx';
import { renderView } from '../../support/render-view.tsx';

function Form({ email = '', onSend }: { email?: string; onSend: (email: string) => void }) {
  const say = useFieldWords();
  const form = useForm({ mode: 'onTouched', resolver: emailResolver, defaultValues: { email } });
  return (
    <MuiTheme>
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => onSend(values.email))(event)}>
        <EmailField label="Пошта" field={form.register('email')} error={say(form.formState.errors.email?.message)} />
        <button type="submit">Далі</button>
      </form>
    </MuiTheme>
  );
}

function open(email = '') {
  const sent: string[] = [];
  return { ...renderView(<Form email={email} onSend={(one) => void sent.push(one)} />), sent };
}

const field = () => screen.getByRole('textbox', { name: 'Пошта' });
const offer = () => screen.queryByRole('button', { name: /Можливо|Виправити/ });

describe('an e-mail that is mistyped', () => {
  it('is offered as what it most likely was; a key puts that in its place and the shopper goes on from there', async () => {
    const { user, sent } = open();
    await user.type(field(), 'olena@gmial.com');
    expect(offer()).toHaveAccessibleName('Можливо, ви мали на увазі olena@gmail.com?');
    expect(offer()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await user.tab();
    expect(offer()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('olena@gmail.com');
    expect(field()).toHaveFocus();
    expect(offer()).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual(['olena@gmail.com']));
  });

  it('with a letter that only looks Latin says so, and the complaint goes with it', async () => {
    const { user } = open();
    await user.type(field(), 'оlena@gmail.com');
    await user.tab();
    expect(await screen.findByText(/Схоже, у пошті помилка/)).toBeInTheDocument();
    expect(offer()).toHaveAccessibleName(/кириличні літери.* Виправити на olena@gmail\.com\?/);
    await user.click(screen.getByRole('button', { name: /Виправити/ }));
    await waitFor(() => expect(field()).toBeValid());
    expect(screen.queryByText(/Схоже, у пошті помилка/)).not.toBeInTheDocument();
  });

  it('in what the field begins with is offered too', () => {
    open('olena@ukr.ner');
    expect(offer()).toHaveAccessibleName(/olena@ukr\.net/);
  });

  it('may be sent as it is', async () => {
    const { user, sent } = open();
    await user.type(field(), 'olena@gmail.con{Enter}');
    await waitFor(() => expect(sent).toEqual(['olena@gmail.con']));
  });
});

describe('an e-mail', () => {
  it('is offered nothing while it is being typed, or when it is right', async () => {
    const { user } = open();
    for (const letter of 'olena@gmail.com') {
      await user.type(field(), letter);
      expect(offer()).not.toBeInTheDocument();
    }
    await user.tab();
    expect(offer()).not.toBeInTheDocument();
  });

  it('that was left unfinished is offered whole', async () => {
    const { user } = open();
    await user.type(field(), 'olena@gmail');
    expect(offer()).not.toBeInTheDocument();
    await user.tab();
    expect(offer()).toHaveAccessibleName(/olena@gmail\.com/);
  });

  it('pasted with invisible marks is sent without them', async () => {
    const { user, sent } = open();
    await user.click(field());
    await user.paste('\u202Aolena@poshta.ua\u202C\u200B ');
    expect(offer()).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual(['olena@poshta.ua']));
  });
});
