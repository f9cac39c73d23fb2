import type { LoggedCall } from '../call-log.ts';
import { CallDetails } from './call-details.tsx';
import classes from './calls.module.css';
import { toldApart } from './told-apart.ts';
import type { BackendNow } from './use-backend-now.ts';

interface CallRowProps {
  call: LoggedCall;
  now: BackendNow;
  isOpen: boolean;
  onToggle(): void;
}

const FAILURES_FROM = 400;

export function CallRow({ call, now, isOpen, onToggle }: CallRowProps) {
  const { name, method, path, at, status, ms, fault, state } = call;
  const isFailed = status === 0 || status >= FAILURES_FROM;
  return (
    <>
      <tr>
        <td className={classes.time}>{new Date(at).toTimeString().slice(0, 8)}</td>
        <th scope="row">
          <button type="button" className={classes.name} aria-expanded={isOpen} onClick={onToggle}>
            {name ?? `${method} ${path}`}
          </button>{' '}
          <span className={classes.apart}>{toldApart(call)}</span>
          {fault !== undefined && <span className={classes.fault}> ⚡ {fault}</span>}
        </th>
        <td data-failed={isFailed}>{status === 0 ? 'dropped' : status}</td>
        <td>{ms}</td>
        <td data-failed={state === 'wrong'}>{state}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className={classes.details}>
            <CallDetails call={call} now={now} />
          </td>
        </tr>
      )}
    </>
  );
}
