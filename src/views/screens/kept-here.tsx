import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { STORAGE_ORDER_KEYS, STORAGE_PUT_ASIDE, STORAGE_SESSION } from '#domain/constants.ts';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words.ts';
import styles from './kept-here.module.css';
import page from './page-screen.module.css';

/**
 * Whoever reads these can do what the shopper can, or is shown what was put aside for somebody else: they are on no picture of
 * a screen that is sent to somebody.
 */
const SECRET: ReadonlySet<string> = new Set([STORAGE_ORDER_KEYS, STORAGE_PUT_ASIDE, STORAGE_SESSION]);

/** All that this browser keeps for the shop now: seen, and deleted by name; and what was said of cookies, to be taken back. */
export const KeptHere = observer(function KeptHere() {
  const { basket, consent, kept, locale, session } = useStores();
  const words = useWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  // What on this page may keep something, or delete it.
  const causes = [basket.items, consent.answer, locale.current, session.user];
  // oxlint-disable-next-line react/exhaustive-deps -- each of them is a reason to look again
  useEffect(() => void kept.read(), [kept, ...causes]);
  useEffect(() => {
    const look = (): void => void kept.read();
    const events = ['storage', 'focus'];
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [kept]);
  const items = kept.items ?? [];
  const tell = async (forgotten: Promise<string[]>): Promise<void> => {
    const names = await forgotten;
    setSaid(words('kept.forgotten', { names: names.join(', ') }));
    // The pressed button is gone with its item.
    heading.current?.focus();
  };
  return (
    <section className={page.part} aria-labelledby={id}>
      <h2 id={id} ref={heading} className={page.title} tabIndex={-1}>
        {words('kept.title')}
      </h2>
      <p className={styles.about}>{words(items.length === 0 ? 'kept.none' : 'kept.about')}</p>
      <output className={styles.about}>{said}</output>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ name, value }) => (
            <li key={name} className={styles.item}>
              <details className={styles.seen}>
                <summary className={styles.name}>{name}</summary>
                <code className={styles.value}>{SECRET.has(name) ? '•••' : value}</code>
              </details>
              <Button
                size="small"
                variant="outline"
                aria-label={words('kept.forget-one', { name })}
                onClick={() => void tell(kept.forget(name))}
              >
                {words('kept.forget')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        {items.length > 0 && (
          <Button variant="outline" onClick={() => void tell(kept.forgetAll())}>
            {words('kept.forget-all')}
          </Button>
        )}
        {consent.answer !== undefined && (
          <Button variant="outline" onClick={consent.ask}>
            {words('cookies.change')}
          </Button>
        )}
      </p>
    </section>
  );
});
