import { useRef } from 'react';
import { FAULTY_CALLS, SHAPELESS, codesFor } from '../planned-fault.ts';
import classes from './drawer.module.css';
import { FaultPicker } from './fault-picker.tsx';
import { FormRow } from './form-row.tsx';
import type { BackendNow } from './use-backend-now.ts';

/** What a fault that is being typed may become: first the calls, then all that may befall the one. */
function completed(text: string): string[] {
  const [call = ''] = text.split(':');
  if (!text.includes(':') || !FAULTY_CALLS.includes(call)) return FAULTY_CALLS.map((one) => `${one}:`);
  return [...codesFor(call), ...SHAPELESS].flatMap((kind) => [`${call}:${kind}`, `${call}:${kind}:always`]);
}

/** What is planned to fail: one can be taken out, picked or typed in. */
export function FaultsList({ now }: { now: BackendNow }) {
  const { counts, act } = now;
  const heading = useRef<HTMLHeadingElement>(null);
  const faults = counts?.faults ?? [];
  const plan = (next: string[]): Promise<string | undefined> => act('POST', 'faults', { faults: next });
  const remove = (index: number): void => {
    void plan(faults.toSpliced(index, 1));
    // The button goes away with its fault.
    heading.current?.focus();
  };
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        Faults
      </h3>
      {faults.length === 0 && <p className={classes.note}>Nothing is planned to fail.</p>}
      <ul>
        {faults.map((fault, index) => (
          // The same fault may be planned twice: to strike twice.
          // eslint-disable-next-line react/no-array-index-key
          <li key={`${index} ${fault}`} className={classes.pair}>
            <code>{fault}</code>
            <button
              type="button"
              className={classes.button}
              aria-label={`Remove ${fault}`}
              onClick={() => remove(index)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <FaultPicker label="fails with" now={now} />
      <FormRow
        label="Add a fault"
        hint="orders.create:PRODUCT_VARIANT_NOT_IN_STOCK · *:latency=5000 · orders.get:html:always"
        completes={completed}
        action="Add"
        onSubmit={(fault) => plan([...faults, fault])}
      />
    </section>
  );
}
