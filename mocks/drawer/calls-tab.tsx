import { useState, useSyncExternalStore } from 'react';
import type { CallLog } from '../call-log.ts';
import { CallRow } from './call-row.tsx';
import classes from './calls.module.css';
import shared from './drawer.module.css';
import type { BackendNow } from './use-backend-now.ts';

/** The last calls, newest first; a row opens what was asked and answered. */
export function CallsTab({ calls, now }: { calls: CallLog; now: BackendNow }) {
  const list = useSyncExternalStore(calls.subscribe, calls.list);
  const [openId, setOpenId] = useState<number>();
  if (list.length === 0) return <p>No calls yet. Open a page of the shop.</p>;
  return (
    <>
      <table className={classes.calls}>
        <caption>
          Calls, newest first{' '}
          <button type="button" className={shared.button} onClick={calls.clear}>
            Clear
          </button>
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Call</th>
            <th scope="col">Status</th>
            <th scope="col">ms</th>
            <th scope="col">Contract</th>
          </tr>
        </thead>
        <tbody>
          {list.map((call) => (
            <CallRow
              key={call.id}
              call={call}
              now={now}
              isOpen={call.id === openId}
              onToggle={() => setOpenId(call.id === openId ? undefined : call.id)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
