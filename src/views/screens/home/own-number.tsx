import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATTERN_PARAMETER, patternNumber } from '#domain/pattern-number.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import styles from './pattern-banner.module.css';

/** Four digits that somebody wants to see sewn. A plain form underneath: without scripts it asks the address by itself. */
export const OwnNumber = observer(function OwnNumber({ own }: { own: string | undefined }) {
  const { locale } = useStores();
  const words = useWords();
  const [, setAddress] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const said = useRef(own);
  // It follows the address; what somebody typed before the page was alive stays.
  useEffect(() => {
    if (said.current === own || field.current === null) return;
    said.current = own;
    field.current.value = own ?? '';
  }, [own]);
  const sew = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(PATTERN_PARAMETER);
    const number = typeof typed === 'string' ? patternNumber(typed) : undefined;
    if (number !== undefined) setAddress({ [PATTERN_PARAMETER]: number }, { preventScrollReset: true });
  };
  return (
    <form className={styles.own} method="get" action={`${locale.path('/')}#${PATTERN_PARAMETER}`} onSubmit={sew}>
      <label className={styles.what} htmlFor={`${PATTERN_PARAMETER}-number`}>
        {words('home.own-number')}
      </label>
      <input
        ref={field}
        id={`${PATTERN_PARAMETER}-number`}
        className={styles.digits}
        name={PATTERN_PARAMETER}
        inputMode="numeric"
        pattern="\d{4}"
        maxLength={4}
        required
        defaultValue={own}
        placeholder="1991"
        title={words('home.own-digits')}
        autoComplete="off"
      />
      <Button type="submit" variant="outline">
        {words('home.own-sew')}
      </Button>
    </form>
  );
});
