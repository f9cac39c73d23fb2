import classes from './drawer.module.css';
import { FormRow } from './form-row.tsx';
import type { BackendNow } from './use-backend-now.ts';

/** What is planned to fail: one can be taken out or typed in. */
export function FaultsList({ now: { counts, act } }: { now: BackendNow }) {
  const faults = counts?.faults ?? [];
  const plan = (next: string[]): Promise<string | undefined> => act('POST', 'faults', { faults: next });
  return (
    <section>
      <h3>Faults</h3>
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
              onClick={() => void plan(faults.toSpliced(index, 1))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <FormRow
        label="Add a fault"
        hint="orders.create:PRODUCT_VARIANT_NOT_IN_STOCK · *:latency=5000 · orders.get:html:always"
        action="Add"
        onSubmit={(fault) => plan([...faults, fault])}
      />
    </section>
  );
}
