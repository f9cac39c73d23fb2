import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { Toast } from '#stores/toasts.ts';
import { focusMain } from '../focus-main.ts';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words.ts';
import styles from './toasts.module.css';

const LISTS: { manner: 'assertive' | 'off' | 'polite'; tones: Toast['tone'][] }[] = [
  { manner: 'assertive', tones: ['error'] },
  { manner: 'off', tones: ['told'] },
  { manner: 'polite', tones: ['success', 'info'] },
];

/** Short messages over the page: failures interrupt whoever listens, the rest waits for a pause. */
export const Toasts = observer(function Toasts() {
  const words = useWords();
  const { ui, toasts } = useStores();
  const shown = ui.isAwake ? toasts.toasts : [];
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    // Where it cannot be had they stay where they are.
    if (shown.length > 0 && current)
      import('./clear-place.ts').then(
        (it) => it.findClearPlace(current),
        () => {},
      );
  }, [shown.length]);
  return (
    <section ref={place} className={styles.toasts} aria-label={words('toast.label')}>
      {LISTS.map(({ manner, tones }) => (
        <div key={manner} className={styles.list} aria-live={manner}>
          {shown
            .filter(({ tone }) => tones.includes(tone))
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  );
});

const ToastCard = observer(function ToastCard({ toast }: { toast: Toast }) {
  const words = useWords();
  const { toasts } = useStores();
  const { id, tone, action } = toast;
  const close = (): void => {
    toasts.close(id);
    // The pressed button is gone with it: the keyboard goes on from the page.
    focusMain();
  };
  const isOver = useRef(false);
  /** It goes after all, once neither the pointer nor the focus is on it. */
  const goOn = (toast: Element, focused: Element | null): void => {
    if (!isOver.current && !toast.contains(focused)) toasts.resume(id);
  };
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => {
        isOver.current = true;
        toasts.pause(id);
      }}
      onPointerLeave={(event) => {
        isOver.current = false;
        goOn(event.currentTarget, document.activeElement);
      }}
      onFocus={() => toasts.pause(id)}
      onBlur={(event) => goOn(event.currentTarget, event.relatedTarget)}
    >
      <span className={styles.sign} aria-hidden="true">
        {tone === 'error' || tone === 'told' ? <Icon name="close" /> : <GudzykDisc open />}
      </span>
      <p>{'key' in toast.words ? words(toast.words.key, toast.words.values) : toast.words.text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          data-does={action.key}
          onClick={() => {
            action.run();
            close();
          }}
        >
          {words(action.key)}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={words('toast.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
});
