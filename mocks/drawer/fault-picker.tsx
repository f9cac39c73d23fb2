import { useId, useState } from 'react';
import { FAULTY_CALLS, SHAPELESS, codesFor } from '../planned-fault.ts';
import shared from './drawer.module.css';
import type { BackendNow } from './use-backend-now.ts';

interface FaultPickerProps {
  label: string;
  /** The call that is to fail; without it, it is picked too. */
  call?: string;
  now: BackendNow;
}

const [EVERY_CALL = ''] = FAULTY_CALLS;

/** Plans a fault by picking: which call, one of the failures it can have, the next time or every time. */
export function FaultPicker({ label, call, now: { counts, act } }: FaultPickerProps) {
  const own = useId();
  const [picked, setPicked] = useState(EVERY_CALL);
  const [wanted, setKind] = useState<string>('SOMETHING_WENT_WRONG');
  const [when, setWhen] = useState('');
  const [planned, setPlanned] = useState('');
  const [wrong, setWrong] = useState<string>();
  const failing = call ?? picked;
  const codes = codesFor(failing);
  // What the call before could give, this one may not.
  const kind = [...codes, ...SHAPELESS].some((one) => one === wanted) ? wanted : 'SOMETHING_WENT_WRONG';
  const faults = counts?.faults ?? [];
  const plan = async (): Promise<void> => {
    const fault = `${failing}:${kind}${when}`;
    setWrong(await act('POST', 'faults', { faults: [...faults, fault] }));
    setPlanned(fault);
  };
  return (
    <p className={shared.pair}>
      {call === undefined && (
        <select
          aria-label="Call"
          className={shared.input}
          value={picked}
          onChange={(event) => setPicked(event.target.value)}
        >
          {FAULTY_CALLS.map((one) => (
            <option key={one} value={one}>
              {one === EVERY_CALL ? '* (every call)' : one}
            </option>
          ))}
        </select>
      )}
      <label htmlFor={own}>{label}</label>
      <select id={own} className={shared.input} value={kind} onChange={(event) => setKind(event.target.value)}>
        <optgroup label="Codes">
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </optgroup>
        <optgroup label="Without a code">
          {SHAPELESS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </optgroup>
      </select>
      <select
        aria-label="How often"
        className={shared.often}
        value={when}
        onChange={(event) => setWhen(event.target.value)}
      >
        <option value="">once</option>
        <option value=":always">always</option>
      </select>
      <button type="button" className={shared.button} onClick={() => void plan()}>
        Plan
      </button>
      <output className={shared.note}>{wrong ?? (faults.includes(planned) && `Planned: ${planned}`)}</output>
    </p>
  );
}
