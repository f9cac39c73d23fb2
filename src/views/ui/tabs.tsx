import type { KeyboardEvent } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** What they choose between, for those who listen. */
  label: string;
  /** Id of the panel below; that of a tab is made of it. */
  panelId: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

const STEPS = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1 }));

/** Id of the tab that names its panel. */
export function tabId(panelId: string, name: string): string {
  return `${panelId}-${name}`;
}

/** Tabs over one panel, as the ARIA practices have them: one stop for the Tab key, arrows between them. */
export function Tabs<Name extends string>({ label, panelId, tabs, chosen, onChoose }: TabsProps<Name>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS.get(event.key);
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(tabId(panelId, next.name))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ name, label: words }) => (
        <button
          key={name}
          id={tabId(panelId, name)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === chosen}
          aria-controls={panelId}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
