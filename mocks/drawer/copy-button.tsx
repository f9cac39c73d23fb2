import { useState } from 'react';
import classes from './drawer.module.css';

/** Copies a text; says so, or shows it to be copied by hand where the browser refuses. */
export function CopyButton({ label, about, text }: { label: string; about?: string; text: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <output className={classes.note}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && text}
      </output>
    </>
  );
}
