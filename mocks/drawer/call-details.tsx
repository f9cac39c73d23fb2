import type { LoggedCall } from '../call-log.ts';
import classes from './calls.module.css';
import { CopyButton } from './copy-button.tsx';
import { curlOf } from './curl.ts';
import shared from './drawer.module.css';
import { FaultPicker } from './fault-picker.tsx';
import { HandOver } from './hand-over.tsx';
import type { BackendNow } from './use-backend-now.ts';

function Json({ title, value }: { title: string; value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <label>
      {title}
      <textarea readOnly spellCheck={false} className={classes.json} value={text ?? 'nothing'} />
    </label>
  );
}

/** What was asked and answered, and what can be made of it. */
export function CallDetails({ call, now }: { call: LoggedCall; now: BackendNow }) {
  const { name, method, path, problems, requestHeaders, requestBody, responseBody } = call;
  return (
    <>
      <p className={classes.address}>
        {method} {path}
      </p>
      {problems.length > 0 && (
        <ul className={shared.error}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
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
