import type { ReactNode } from 'react';
import { useWords } from '../../words.ts';
import styles from './facts.module.css';

export interface Fact {
  /** Of the words that name it. */
  key: string;
  value: ReactNode;
}

/** What is known of something; what is not known yet is not mentioned. */
export function Facts({ facts, className }: { facts: Fact[]; className: string | undefined }) {
  const words = useWords();
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(
        ({ key, value }) =>
          Boolean(value) && (
            <div key={key}>
              <dt>{words(key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
