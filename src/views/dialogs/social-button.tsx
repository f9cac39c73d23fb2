import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { ErrorWords } from '../ui/error-words.tsx';
import { useWords } from '../words.ts';
import styles from './social-button.module.css';

/**
 * Another way in, where the shop is set up for it: the provider's own button. Nothing is asked of the provider before the
 * shopper has agreed to others or has pressed for it here. Where its button cannot be drawn, nothing tells of it.
 */
export const SocialButton = observer(function SocialButton() {
  const words = useWords();
  const { consent, locale, signIn } = useStores();
  const { language } = locale;
  const place = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const isWanted = signIn.hasGoogle && (isPressed || consent.answer === 'accepted');
  const error = signIn.errorOf('google');

  useEffect(() => {
    const element = place.current;
    if (!isWanted || element === null) return undefined;
    const leave = new AbortController();
    const draw = async (): Promise<void> => {
      await signIn.offerGoogle(element, language, leave.signal);
      setState('drawn');
    };
    draw().catch(() => {
      if (!leave.signal.aborted) setState('failed');
    });
    return () => leave.abort();
  }, [signIn, language, isWanted]);
  useEffect(() => {
    // Where the focus was is gone: our button has made room for the provider's.
    if (isPressed && state === 'drawn') place.current?.querySelector('iframe')?.focus();
  }, [isPressed, state]);

  const isHidden = !signIn.hasGoogle || (state === 'failed' ? !isPressed : isWanted && !isPressed && state !== 'drawn');
  return (
    <div className={styles.social} hidden={isHidden}>
      <p className={styles.or}>{words('dialog.auth.or')}</p>
      {state === 'waiting' && (isPressed || !isWanted) && (
        <Button variant="outline" busy={isPressed} onClick={() => setIsPressed(true)}>
          {words('dialog.auth.google')}
        </Button>
      )}
      <div ref={place} className={styles.place} hidden={state !== 'drawn'} />
      <div role="alert" className={styles.alert}>
        {state === 'failed' && isPressed && words('dialog.auth.google-away')}
        {error !== undefined && <ErrorWords error={error} />}
      </div>
    </div>
  );
});
