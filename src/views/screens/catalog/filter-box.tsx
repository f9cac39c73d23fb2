import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-list.module.css';

interface FilterBoxProps {
  title: string;
  /** What is chosen in it, said beside the title; '' when nothing is. */
  chosen: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** One filter: opens what there is to choose from; Escape or going elsewhere closes it. */
export function FilterBox({ title, chosen, onOpen, children }: FilterBoxProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => details.current?.removeAttribute('open');

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // In the sheet of a narrow screen what closes moves what is just being pressed; there opening another closes it.
    if (!currentTarget.contains(relatedTarget) && currentTarget.closest(':popover-open') === null) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come from what is in it
    <details
      ref={details}
      name="listing-filter"
      className={styles.filter}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
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
