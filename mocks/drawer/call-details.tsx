import { CALLS } from '#contract/calls.ts';
import { failuresOf } from '#contract/failures.ts';
import { allowedBy, linesTelling, reasonsOf } from '#contract/told.ts';
import type { LoggedCall } from '../call-log.ts';
import { isCallName } from '../call-log.ts';
import classes from './calls.module.css';
import { CopyButton } from './copy-button.tsx';
import { curlOf } from './curl.ts';
import shared from './drawer.module.css';
import { FaultPicker } from './fault-picker.tsx';
import { HandOver } from './hand-over.tsx';
import type { BackendNow } from './use-backend-now.ts';

const FAILURES_FROM = 400;

function Json({ title, value }: { title: string; value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <label>
      {title}
      <textarea readOnly spellCheck={false} className={classes.json} value={text ?? 'nothing'} />
    </label>
  );
}

/** What is wrong with the answer, in the words of the contract kit. */
function Verdict({ call: { name, status, problems } }: { call: LoggedCall }) {
  if (!isCallName(name)) return undefined;
  const allowed = allowedBy(status < FAILURES_FROM ? 'good' : failuresOf(CALLS[name]));
  const told = { problems: problems.map((came) => ({ curl: '', came, allowed })), ...reasonsOf(name) };
  return (
    <ul className={shared.error}>
      {linesTelling(told).map(([word, text]) => (
        <li key={word + text}>
          {word}: {text}
        </li>
      ))}
    </ul>
  );
}

/** What was asked and answered, and what can be made of it. */
export function CallDetails({ call, now }: { call: LoggedCall; now: BackendNow }) {
  const { name, method, path, state, requestHeaders, requestBody, responseBody } = call;
  return (
    <>
      <p className={classes.address}>
        {method} {path}
      </p>
      {state === 'wrong' && <Verdict call={call} />}
      <p className={shared.pair}>
        <CopyButton label="Copy as curl" text={curlOf(call)} />
        <HandOver now={now} />
      </p>
      <p className={shared.note}>
        curl asks npm run backend, which knows what was done in this browser once the state is handed over.
      </p>
      {name !== undefined && <FaultPicker label="Fail next time with" call={name} now={now} />}
      <div className={classes.bodies}>
        <Json title="Request headers" value={requestHeaders} />
        <Json title="Request body" value={requestBody} />
        <Json title="Response body" value={responseBody} />
      </div>
    </>
  );
}
