import { useState } from 'react';
import type { Door } from '#domain/opening-hours.ts';
import { useWords } from '../../words.ts';
import { YardPicture } from './yard-picture.tsx';
import styles from './yard.module.css';

interface YardProps {
  /** How the door stands; where that is not known the window is neither lit nor dark, and the sign has our name. */
  door: Door | undefined;
  /** What is heard from behind it. */
  reply: string | undefined;
}

/** The yard with the yellow door. Its bell can be rung, without a sound. */
export function Yard({ door, reply }: YardProps) {
  const words = useWords();
  const [rings, setRings] = useState(0);
  const state = door === undefined ? 'unknown' : door.isOpen ? 'open' : 'closed';
  return (
    <div className={styles.yard} data-door={state}>
      <YardPicture sign={words(`contacts.sign.${state}`)} state={state} rings={rings} />
      <button
        type="button"
        className={styles.bell}
        aria-label={words('contacts.bell')}
        onClick={() => setRings(rings + 1)}
      />
      <output className={styles.reply}>
        {rings > 0 && <span key={rings}>{reply ?? words('contacts.bell.unknown')}</span>}
      </output>
    </div>
  );
}
