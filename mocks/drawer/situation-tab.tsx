import { useState } from 'react';
import { WORLDS } from '../worlds.ts';
import { counted } from './counted.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './drawer.module.css';
import { FaultsList } from './faults-list.tsx';
import { FormRow } from './form-row.tsx';
import type { BackendNow } from './use-backend-now.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** The world, time and network the shop lives in, and what is planned to fail. */
export function SituationTab({ now }: { now: BackendNow }) {
  const { counts, act, link } = now;
  const [said, setSaid] = useState('');
  if (counts === undefined) return <p>Asking the backend…</p>;
  const press = (path: string, done: string, body?: unknown) => async (): Promise<void> =>
    setSaid((await act('POST', path, body)) ?? done);
  return (
    <div className={classes.columns}>
      <section>
        <h3>World</h3>
        <p className={classes.note}>To begin one forgets orders, baskets, customers and letters.</p>
        <ul className={classes.worlds}>
          {WORLDS.map(({ name, says }) => (
            <li key={name}>
              <button
                type="button"
                className={classes.world}
                aria-current={name === counts.world}
                onClick={() => void press('world', `The world is ${name} now. Reload the page to see it.`, { name })()}
              >
                {name}
              </button>
              <span className={classes.note}>{says}</span>
            </li>
          ))}
        </ul>
      </section>
      <FaultsList now={now} />
      <section>
        <h3>Time and sessions</h3>
        <FormRow
          label="Clock, hours ahead"
          hint={`For the backend it is ${new Date(counts.now).toLocaleString('en-GB')}`}
          action="Set"
          type="number"
          step="any"
          value={String(counts.clockOffsetMs / HOUR_MS)}
          onSubmit={(hours) => act('POST', 'clock', { offsetMs: Number(hours) * HOUR_MS })}
        />
        <FormRow
          label="Latency, ms"
          action="Set"
          type="number"
          min={0}
          value={String(counts.latencyMs)}
          onSubmit={(ms) => act('POST', 'latency', { ms: Number(ms) })}
        />
        <p className={classes.pair}>
          <button
            type="button"
            className={classes.button}
            onClick={() => void press('end-sessions', 'All signed out.')()}
          >
            End {counted(counts.sessions, 'session')}
          </button>
          <button
            type="button"
            className={classes.button}
            onClick={() => void press('reset', 'Everything is as new.')()}
          >
            Reset everything
          </button>
          <button type="button" className={classes.button} onClick={() => location.reload()}>
            Reload the page
          </button>
          <CopyButton label="Copy link" text={link} />
        </p>
        <output className={classes.note}>{said}</output>
      </section>
    </div>
  );
}
