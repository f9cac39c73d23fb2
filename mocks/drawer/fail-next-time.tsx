import { useId, useState } from 'react';
import { STATUS_OF_CODE } from '#contract/codes.ts';
import { SHAPELESS } from '../planned-fault.ts';
import shared from './drawer.module.css';
import type { BackendNow } from './use-backend-now.ts';

/** Plans a fault for one call: it strikes the next time the shop makes it, or every time. */
export function FailNextTime({ call, now }: { call: string; now: BackendNow }) {
  const own = useId();
  const [kind, setKind] = useState<string>('SOMETHING_WENT_WRONG');
  const [isAlways, setAlways] = useState(false);
  const [said, setSaid] = useState('');
  const plan = async (): Promise<void> => {
    const fault = isAlways ? `${call}:${kind}:always` : `${call}:${kind}`;
    const faults = [...(now.counts?.faults ?? []), fault];
    setSaid((await now.act('POST', 'faults', { faults })) ?? `Planned: ${fault}`);
  };
  return (
    <p className={shared.pair}>
      <label htmlFor={own}>Fail next time with</label>
      <select id={own} className={shared.input} value={kind} onChange={(event) => setKind(event.target.value)}>
        <optgroup label="Without a code">
          {SHAPELESS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </optgroup>
        <optgroup label="Codes">
          {Object.keys(STATUS_OF_CODE).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </optgroup>
      </select>
      <label>
        <input type="checkbox" checked={isAlways} onChange={(event) => setAlways(event.target.checked)} /> always
      </label>
      <button type="button" className={shared.button} onClick={() => void plan()}>
        Plan
      </button>
      <output className={shared.note}>{said}</output>
    </p>
  );
}
