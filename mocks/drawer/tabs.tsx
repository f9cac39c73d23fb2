import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './drawer.module.css';

interface Tab {
  id: string;
  name: string;
  content: ReactNode;
}

/** Where a key leads from one of so many tabs; nowhere for other keys. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs as the ARIA Authoring Practices have them: one stop of the Tab key, arrows choose at once. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const own = useId();
  const tab = tabs[chosen];

  const move = (event: KeyboardEvent): void => {
    const index = target(event.key, chosen, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    setChosen(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.tabs}>
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-${id}`}
            className={classes.tab}
            aria-selected={index === chosen}
            aria-controls={`${own}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${own}-panel`}
        aria-labelledby={`${own}-${tab?.id}`}
        tabIndex={0}
        className={classes.content}
      >
        {tab?.content}
      </div>
    </>
  );
}
