import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Backend } from '../backend.ts';
import type { CallLog } from '../call-log.ts';
import { refusalsOf } from '../situation.ts';
import { rememberInTab, rememberedInTab } from '../tab-memory.ts';
import { AccountsTab, type SignIn } from './accounts-tab.tsx';
import { CallsTab } from './calls-tab.tsx';
import classes from './drawer.module.css';
import { HeightField } from './height-field.tsx';
import { LettersTab } from './letters-tab.tsx';
import { SituationTab } from './situation-tab.tsx';
import { StateTab } from './state-tab.tsx';
import { Tabs } from './tabs.tsx';
import { useBackendNow } from './use-backend-now.ts';

interface DrawerProps {
  backend: Backend;
  calls: CallLog;
  signIn: SignIn;
}

const OPEN_KEY = 'mock-backend-drawer';

/** By the place of the key, so that it works in every keyboard language. */
function isShortcut({ altKey, ctrlKey, code }: KeyboardEvent): boolean {
  return (altKey && !ctrlKey && code === 'KeyB') || (ctrlKey && !altKey && code === 'Backquote');
}

const refusedHere = (): string[] => refusalsOf(new URL(location.href));

function Panel({ backend, calls, signIn }: DrawerProps) {
  const now = useBackendNow(backend, calls);
  const refused = refusedHere();
  return (
    <>
      {refused.length > 0 && (
        <div role="alert" className={classes.refused}>
          The address asks for what there is not:
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <Tabs
        label="Backend"
        tabs={[
          { id: 'calls', name: 'Calls', content: <CallsTab calls={calls} now={now} /> },
          { id: 'situation', name: 'World & faults', content: <SituationTab now={now} /> },
          { id: 'letters', name: 'Letters', content: <LettersTab letters={now.letters} /> },
          { id: 'accounts', name: 'Accounts', content: <AccountsTab signIn={signIn} /> },
          { id: 'state', name: 'State', content: <StateTab now={now} /> },
        ]}
      />
    </>
  );
}

/**
 * A button at the corner of the page and the panel it opens; a page that is loaded anew keeps it open, and an address
 * that asks for what there is not opens it.
 */
export function Drawer({ backend, calls, signIn }: DrawerProps) {
  const [isOpen, setOpen] = useState(() => rememberedInTab(OPEN_KEY) === 'open' || refusedHere().length > 0);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  const show = (open: boolean): void => {
    flushSync(() => setOpen(open));
    rememberInTab(OPEN_KEY, open ? 'open' : 'closed');
    const target = open ? panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]') : button.current;
    target?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && panel.current?.contains(event.target) === true;
    if (event.key === 'Escape' && isInside) {
      // Not what it lies over as well.
      event.stopPropagation();
      show(false);
    }
    if (!isShortcut(event)) return;
    event.preventDefault();
    show(!isOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+B Control+`"
        title="Alt+B"
        onClick={() => show(!isOpen)}
      >
        backend
      </button>
      {isOpen && (
        <aside ref={panel} className={classes.panel} aria-label="Bundled backend">
          <HeightField />
          <Panel backend={backend} calls={calls} signIn={signIn} />
        </aside>
      )}
    </>
  );
}
