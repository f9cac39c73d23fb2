import { useId, useState } from 'react';
import { counted } from './counted.ts';
import classes from './drawer.module.css';
import { HandOver } from './hand-over.tsx';
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
export function StateTab({ now }: { now: BackendNow }) {
  const { counts, snapshot, act } = now;
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
        {counted(counts?.orders ?? 0, 'order')}, {counted(counts?.customers ?? 0, 'customer')},{' '}
        {counted(counts?.sessions ?? 0, 'session')}
      </p>
      <p className={classes.pair}>
        <button type="button" className={classes.button} onClick={() => void keep()}>
          Download the state
        </button>
        <HandOver now={now} />
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
