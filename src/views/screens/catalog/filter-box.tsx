import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-list.module.css';

interface FilterBoxProps {
  title: string;
  /** What is chosen in it, said beside the title; '' when nothing is. */
  chosen: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** One filter: opens what there is to choose from, before scripts too; `closeFilters` says what closes it besides. */
export function FilterBox({ title, chosen, onOpen, children }: FilterBoxProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const toggled = (): void => {
    if (box.current?.open === true) onOpen?.();
  };
  // The browser may have opened it before anybody listened.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it comes alive
  useEffect(toggled, []);
  return (
    <details ref={box} name="listing-filter" className={styles.filter} onToggle={toggled}>
      <summary className={styles.title}>
        {title}
        {chosen !== '' && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="down" className={styles.sign} />
      </summary>
      {/* Takes the focus of a press between its options, which would otherwise close it. */}
      <fieldset className={styles.options} tabIndex={-1} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}
