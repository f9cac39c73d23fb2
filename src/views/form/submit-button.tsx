import { useEffect, useRef } from 'react';
import type { ButtonProps } from '../ui/button.tsx';
import { Button } from '../ui/button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'disabled' | 'ref' | 'to' | 'type'> {
  /** Something is missing or wrong still. */
  isLacking: boolean;
}

/**
 * Sends a form, and is switched off until that can be sent (spec section 5). Enter in a field then says at the fields what is
 * missing or wrong: a browser does nothing where the button is off.
 */
export function SubmitButton({ isLacking, busy = false, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLElement>(null);
  const isOff = isLacking && !busy;
  useEffect(() => {
    const form = button.current?.closest('form');
    if (!isOff || !form) return undefined;
    // Not the pressing down of the key: a list takes that for itself when Enter chooses in it, and this never comes.
    const judge = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      form.requestSubmit();
    };
    form.addEventListener('keypress', judge);
    return () => form.removeEventListener('keypress', judge);
  }, [isOff]);
  return <Button {...rest} type="submit" disabled={isOff} busy={busy} ref={button} />;
}
