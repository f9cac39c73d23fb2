import { useId, useState } from 'react';
import classes from './drawer.module.css';
import type { BackendNow } from './use-backend-now.ts';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything the backend remembers, as a file to keep, to send and to put back. */
export function StateTab({ now: { counts, snapshot, act } }: { now: BackendNow }) {
  const own = useId();
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const keep = async (): Promise<void> => download('backend.json', JSON.stringify(await snapshot(), null, 2));
  const put = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    let wrong: string | undefined;
    try {
      wrong = await act('PUT', 'snapshot', JSON.parse(await file.text()) as unknown);
    } catch {
      wrong = 'The file is not JSON.';
    }
    setError(wrong);
    setSaid(wrong === undefined ? `${file.name} is in place. Reload the page to see it.` : '');
  };
  return (
    <>
      <p>
        {counts?.orders ?? 0} orders, {counts?.customers ?? 0} customers, {counts?.sessions ?? 0} sessions
      </p>
      <p className={classes.pair}>
        <button type="button" className={classes.button} onClick={() => void keep()}>
          Download the state
        </button>
      </p>
      <div className={classes.row}>
        <label htmlFor={own}>Put a state in place</label>
        <input
          id={own}
          type="file"
          accept="application/json,.json"
          className={classes.input}
          aria-invalid={error !== undefined}
          aria-describedby={`${own}-error`}
          onChange={(event) => {
            void put(event.target.files?.[0]);
            // The same file can be chosen again after it was mended.
            event.target.value = '';
          }}
        />
        <span id={`${own}-error`} className={classes.error} role="alert">
          {error}
        </span>
        <output className={classes.note}>{said}</output>
      </div>
    </>
  );
}
