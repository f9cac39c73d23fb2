import InputBase from '@mui/material/InputBase';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';
import control from './control.module.css';
import { phoneOptions } from './countries.ts';
import type { FieldTexts } from './field-frame.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { PhoneCountry, type PhoneCountryProps } from './phone-country.tsx';
import { wholePhone } from './phone.ts';
import styles from './phone-field.module.css';

interface PhoneFieldProps extends Pick<FieldTexts, 'hint' | 'error' | 'isOptional'> {
  /** Whose code it is: that of a field which react-hook-form controls. */
  country: PhoneCountryProps['field'];
  /** What is typed after the country's code. */
  number: UseFormRegisterReturn;
  /** Another country was chosen: the same digits may be right in one and wrong in another. */
  onCountry: () => void;
}

/** A phone number in two parts: whose code, and the number as people of that country write it. */
export const PhoneField = observer(function PhoneField(props: PhoneFieldProps) {
  const { country, number, onCountry, hint, error, isOptional = false } = props;
  const id = useId();
  const words = useWords();
  const { profile, language } = useStores().locale;
  const options = useMemo(() => phoneOptions(profile, language), [profile, language]);
  const texts = { label: words('field.phone'), hint, error, isOptional };
  const { ref, ...registered } = number;
  /** A whole number says itself whose it is. */
  const follow = (input: HTMLInputElement): void => {
    const whole = wholePhone(
      input.value,
      options.map(({ value }) => value),
    );
    if (whole === undefined) return;
    input.value = whole.national;
    country.onChange(whole.country);
    void number.onChange({ type: 'change', target: input });
  };
  return (
    <FieldFrame id={id} texts={texts}>
      <div className={styles.phone}>
        <PhoneCountry
          items={options}
          field={country}
          onChange={(chosen) => {
            country.onChange(chosen);
            onCountry();
          }}
        />
        <InputBase
          {...registered}
          onBlur={(event) => {
            follow(event.target as HTMLInputElement);
            void number.onBlur(event);
          }}
          className={control.control ?? ''}
          id={id}
          inputRef={ref}
          inputProps={{
            className: control.input,
            type: 'tel',
            inputMode: 'tel',
            autoComplete: 'tel-national',
            'aria-describedby': describedBy(id, texts),
            'aria-required': !isOptional,
          }}
        />
      </div>
    </FieldFrame>
  );
});
