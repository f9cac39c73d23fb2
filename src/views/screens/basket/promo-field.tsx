import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { SewProgress } from '../../ui/sew-progress.tsx';
import { useWords } from '../../words.ts';
import { PromoAnswer } from './promo-answer.tsx';
import styles from './promo-field.module.css';
import { QuietButton } from './quiet-button.tsx';

const TAKEN = new Set(['applied', 'below-minimum', 'gift-missing']);
const WRONG = new Set(['not-active', 'first-only', 'failed']);

/** Behind a link until somebody has a code: the field, what the shop says of it, and how much is left until it counts. */
export const PromoField = observer(function PromoField() {
  const { promo } = useStores();
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { state, code, prices } = promo;
  // Opened by the shopper's own press: that is where they go on.
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  if (!isOpen && promo.typed === '')
    return (
      <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
        {words('basket.promo.ask')}
      </button>
    );

  const remove = (): void => {
    setOpen(true);
    promo.remove();
    input.current?.focus();
  };
  return (
    <form
      className={styles.promo}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void promo.apply();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {words('basket.promo.label')}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={promo.typed}
          onChange={(event) => promo.type(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={WRONG.has(state)}
          aria-describedby={`${id}-answer`}
        />
        {/* Stays what it is, whatever has been found meanwhile: a pointer may be on its way to it. */}
        <Button type="submit" variant="outline" busy={state === 'searching'}>
          {words(state === 'failed' ? 'common.retry' : 'basket.promo.apply')}
        </Button>
      </div>
      <div className={styles.found}>
        <div id={`${id}-answer`} className={styles.answer} data-state={state} aria-live="polite">
          <PromoAnswer />
        </div>
        {TAKEN.has(state) && (
          <QuietButton
            className={styles.remove}
            onClick={remove}
            aria-label={words('basket.promo.remove', { name: promo.name })}
          >
            {words('basket.remove')}
          </QuietButton>
        )}
      </div>
      {state === 'below-minimum' && code !== undefined && (
        <SewProgress
          value={code.minApplyPrice - prices.leftForPromo}
          max={code.minApplyPrice}
          label={words('basket.promo.progress')}
        />
      )}
    </form>
  );
});
