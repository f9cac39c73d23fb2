import { useId, useState } from 'react';
import type { InputHTMLAttributes, SyntheticEvent } from 'react';
import classes from './drawer.module.css';

interface FormRowProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'step' | 'min'> {
  label: string;
  hint?: string;
  action: string;
  /** What the field holds at first, and again once something was done or this changes. */
  value?: string;
  /** What the text typed so far may become. */
  completes?: (text: string) => string[];
  /** Gives what is wrong, which is shown beside the field. */
  onSubmit(value: string): Promise<string | undefined>;
}

/** One field, its button and, beside them, why what was typed will not do. */
export function FormRow({ label, hint, action, value = '', completes, onSubmit, ...input }: FormRowProps) {
  const own = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState<string | undefined>(value);
  const [error, setError] = useState<string>();
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await onSubmit(text.trim());
    setError(wrong);
    // What it holds now, which this has changed.
    if (wrong === undefined) setKnown(undefined);
  };
  return (
    <form className={classes.row} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={own}>{label}</label>
      <span className={classes.pair}>
        <input
          {...input}
          id={own}
          list={completes && `${own}-list`}
          className={classes.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={`${own}-error ${own}-hint`}
        />
        {completes && (
          <datalist id={`${own}-list`}>
            {completes(text).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        )}
        <button type="submit" className={classes.button}>
          {action}
        </button>
      </span>
      <span id={`${own}-hint`} className={classes.note} hidden={hint === undefined}>
        {hint}
      </span>
      <span id={`${own}-error`} className={classes.error} role="alert">
        {error}
      </span>
    </form>
  );
}
