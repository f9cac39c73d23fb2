import { useState } from 'react';
import type { Refusal } from '../developer-client.ts';
import { sentenceOf } from '../developer-client.ts';
import { BACKEND_ORIGIN } from './curl.ts';
import classes from './drawer.module.css';
import type { BackendNow } from './use-backend-now.ts';

const UNREACHABLE = `Nothing answers at ${BACKEND_ORIGIN}: start it with npm run backend.`;

/** Puts the state of this browser into `npm run backend`, which then knows the same orders, customers and faults. */
export function HandOver({ now: { snapshot } }: { now: BackendNow }) {
  const [said, setSaid] = useState('');
  const give = async (): Promise<void> => {
    try {
      const response = await fetch(`${BACKEND_ORIGIN}/v1/__mock/snapshot`, {
        method: 'PUT',
        body: JSON.stringify(await snapshot()),
      });
      setSaid(response.ok ? 'npm run backend has this state now.' : sentenceOf((await response.json()) as Refusal));
    } catch {
      setSaid(UNREACHABLE);
    }
  };
  return (
    <>
      <button type="button" className={classes.button} onClick={() => void give()}>
        Hand the state to npm run backend
      </button>
      <output className={classes.note}>{said}</output>
    </>
  );
}
