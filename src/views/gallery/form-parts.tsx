import type { ReactNode } from 'react';
import { useController, type UseFormRegister } from 'react-hook-form';
import { EmailField } from '../form/email-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { RadioRow } from '../form/radio-row.tsx';
import { Segments } from '../form/segments.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { SubmitRow } from '../form/submit-row.tsx';
import { TextField } from '../form/text-field.tsx';
import { useShopForm } from '../form/use-shop-form.ts';
import { MuiTheme } from '../mui/mui-theme.tsx';
import { PriceText } from '../ui/price.tsx';
import { nothing, type Part } from './part.ts';
import { LONG_WORD, REGIONS } from './samples.ts';

const VALUES = {
  word: '',
  filled: 'Олена',
  mistyped: 'olena@gmail.con',
  region: 'UA',
  way: 'branch',
  country: 'UA',
  phone: '67 214 0811',
};

const WRONG = 'Напиши, куди надіслати лист';

/** Each sample is a form of its own: what is chosen in one leaves the others as they were. */
function InForm({ children }: { children: (register: UseFormRegister<typeof VALUES>) => ReactNode }) {
  const { register } = useShopForm({ defaultValues: VALUES });
  return (
    <MuiTheme>
      <form>{children(register)}</form>
    </MuiTheme>
  );
}

function Phone({ error }: { error?: string }) {
  const { control, register } = useShopForm({ defaultValues: VALUES });
  const { field } = useController({ control, name: 'country' });
  return (
    <MuiTheme>
      <form>
        <PhoneField
          country={field}
          onCountry={nothing}
          number={register(error === undefined ? 'phone' : 'word')}
          error={error}
        />
      </form>
    </MuiTheme>
  );
}

/** What is filled in. */
export const FORM_PARTS: Part[] = [
  {
    file: 'form/text-field',
    states: {
      empty: (
        <InForm>{(register) => <TextField label="Пошта" field={register('word')} input={{ type: 'email' }} />}</InForm>
      ),
      example: (
        <InForm>
          {(register) => (
            <TextField label="Пошта" field={register('word')} input={{ placeholder: 'olena@poshta.ua' }} isOptional />
          )}
        </InForm>
      ),
      filled: (
        <InForm>
          {(register) => <TextField label="Ім’я" field={register('filled')} hint="Як у документах для пошти" />}
        </InForm>
      ),
      invalid: <InForm>{(register) => <TextField label="Пошта" field={register('word')} error={WRONG} />}</InForm>,
      'more than one line': (
        <InForm>{(register) => <TextField label="Коментар" field={register('filled')} isLong isOptional />}</InForm>
      ),
      'long words': (
        <InForm>
          {(register) => (
            <TextField
              label={LONG_WORD.repeat(3)}
              field={register('filled')}
              hint={LONG_WORD}
              error={LONG_WORD.repeat(3)}
            />
          )}
        </InForm>
      ),
    },
  },
  {
    file: 'form/email-field',
    states: {
      example: (
        <InForm>
          {(register) => <EmailField label="Пошта" field={register('word')} placeholder="olena@poshta.ua" />}
        </InForm>
      ),
      mistyped: <InForm>{(register) => <EmailField label="Пошта" field={register('mistyped')} />}</InForm>,
    },
  },
  {
    file: 'form/select-field',
    states: {
      rest: (
        <InForm>{(register) => <SelectField label="Регіон" field={register('region')} options={REGIONS} />}</InForm>
      ),
      invalid: (
        <InForm>
          {(register) => (
            <SelectField label="Регіон" field={register('region')} options={REGIONS} error="Обери регіон" />
          )}
        </InForm>
      ),
    },
  },
  {
    file: 'form/phone-field',
    isWide: true,
    states: {
      filled: <Phone />,
      invalid: <Phone error="Такого номера немає" />,
    },
  },
  {
    file: 'form/radio-row',
    isWide: true,
    states: {
      'chosen, rest, long words': (
        <InForm>
          {(register) => (
            <>
              <RadioRow
                field={register('way')}
                value="branch"
                title="Відділення пошти"
                note={'1–\u20603 доби'}
                aside={<PriceText amount={7_000} />}
              />
              <RadioRow field={register('way')} value="courier" title="Кур’єр" />
              <RadioRow
                field={register('way')}
                value="long"
                title={LONG_WORD.repeat(2)}
                note={LONG_WORD.repeat(3)}
                aside={<PriceText amount={999_999_900} />}
              />
            </>
          )}
        </InForm>
      ),
    },
  },
  {
    file: 'form/segments',
    isWide: true,
    states: {
      'first chosen': (
        <InForm>{(register) => <Segments label="Регіон" field={register('region')} options={REGIONS} />}</InForm>
      ),
    },
  },
  {
    file: 'form/password-field',
    states: {
      hidden: (
        <InForm>
          {(register) => <PasswordField label="Пароль" field={register('filled')} kind="current-password" />}
        </InForm>
      ),
      invalid: (
        <InForm>
          {(register) => (
            <PasswordField label="Пароль" field={register('word')} kind="new-password" error="Щонайменше 6 символів" />
          )}
        </InForm>
      ),
    },
  },
  {
    file: 'form/submit-button',
    states: {
      ready: <SubmitButton isLacking={false}>Увійти</SubmitButton>,
      'something missing': <SubmitButton isLacking>Увійти</SubmitButton>,
      busy: (
        <SubmitButton isLacking={false} busy>
          Увійти
        </SubmitButton>
      ),
    },
  },
  {
    file: 'form/submit-row',
    states: {
      ready: (
        <SubmitRow lacks={undefined} isBusy={false} error={undefined}>
          Увійти
        </SubmitRow>
      ),
      'something missing': (
        <SubmitRow lacks="Вкажи пошту" isBusy={false} error={undefined}>
          Увійти
        </SubmitRow>
      ),
      'busy, failed before': (
        <SubmitRow lacks={undefined} isBusy error={{ text: LONG_WORD.repeat(3) }}>
          Увійти
        </SubmitRow>
      ),
    },
  },
];
