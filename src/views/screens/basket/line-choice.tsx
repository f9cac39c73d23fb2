import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import styles from './line-choice.module.css';
import { QuietButton } from './quiet-button.tsx';

interface LineChoiceProps {
  /** Names what is chosen, so that the focus finds its way back. */
  what: 'size' | 'color';
  /** What stands on the press that shows the choice, and what it is called. */
  opener: string;
  openerLabel: string;
  label: string;
  choices: { key: string; name: string; drawn: ReactNode; isCurrent: boolean; isSold: boolean }[];
  /** The line has just come to be of this choice, or was to be of another and could not. */
  isChanged: boolean;
  /** Why it could not. */
  gone: string | undefined;
  onOpen?: () => void;
  onChoose: (key: string) => void;
}

/**
 * What else a line may be, behind a press; what is sold out can be seen as such. It stays until it is put away: what would
 * come up in its place would lie under the finger that has chosen.
 */
export function LineChoice(props: LineChoiceProps) {
  const { what, opener, openerLabel, label, choices, isChanged, gone, onOpen, onChoose } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isChanged);
  return (
    <div>
      <QuietButton
        className={styles.change}
        aria-label={openerLabel}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {opener}
      </QuietButton>
      <fieldset id={id} className={styles.choices} data-what={what} hidden={!isOpen} aria-label={label}>
        {choices.map(({ key, name, drawn, isCurrent, isSold }) => (
          <button
            key={key}
            type="button"
            className={styles.choice}
            aria-pressed={isCurrent}
            aria-label={name}
            disabled={isSold}
            onClick={() => !isCurrent && onChoose(key)}
          >
            {drawn}
          </button>
        ))}
      </fieldset>
      {gone !== undefined && (
        <p className={styles.gone} role="alert">
          {gone}
        </p>
      )}
    </div>
  );
}
