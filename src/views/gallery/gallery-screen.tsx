import { useEffect, useState } from 'react';
import type { Theme } from '#domain/profile.ts';
import { useStores } from '../stores.ts';
import styles from './gallery-screen.module.css';
import type { Part } from './part.ts';
import { GROUPS } from './parts.ts';

const THEMES: Theme[] = ['dark', 'light', 'art'];

function PartStates({ part }: { part: Part }) {
  return (
    <section className={styles.part} data-gallery-part={part.file}>
      <h3 className={styles.file}>{part.file}</h3>
      <div className={styles.states} data-wide={part.isWide}>
        {Object.entries(part.states).map(([state, drawn]) => (
          <figure key={state} className={styles.state}>
            {drawn}
            <figcaption className={styles.caption}>{state}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/**
 * While developing: every part of the shop in every state, in each look side by side. They wait for what the page asks
 * for: the bundled backend answers in this page, and drawing all of them takes a slow machine longer than a call may.
 */
export function GalleryScreen() {
  const { catalog, pages } = useStores();
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    void Promise.allSettled([catalog.loadShared(), pages.load('contacts')]).then(() => setAnswered(true));
  }, [catalog, pages]);
  const groups = isAnswered ? GROUPS : [];
  return (
    <>
      <h1>Gallery</h1>
      {groups.map(({ name, parts, isStacked }) => (
        <div key={name} className={styles.themes} data-stacked={isStacked}>
          {THEMES.map((theme) => (
            <section key={theme} className={styles.theme} data-theme={theme} data-gallery={`${name}-${theme}`}>
              <h2>
                {name}, {theme}
              </h2>
              {parts.map((part) => (
                <PartStates key={part.file} part={part} />
              ))}
            </section>
          ))}
        </div>
      ))}
    </>
  );
}
