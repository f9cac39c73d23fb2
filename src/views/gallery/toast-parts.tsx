import { useState } from 'react';
import { ToastsStore } from '#stores/toasts.ts';
import { Toasts } from '../layout/toasts.tsx';
import { StoresContext, useStores } from '../stores.ts';
import styles from './gallery-screen.module.css';
import { nothing, type Part } from './part.ts';
import { LONG_WORD } from './samples.ts';

/** Messages that stay: their clock stands still. */
function standingToasts(): ToastsStore {
  const toasts = new ToastsStore({ now: () => 0, after: () => nothing });
  toasts.show('success', { text: 'Худі «Жнива», M — у кошику' });
  toasts.show('info', { text: `Прибрано з кошика ${LONG_WORD}` }, { key: 'basket.undo', run: nothing });
  toasts.show('error', { key: 'error.default' });
  return toasts;
}

function ToastsOfThree() {
  const stores = useStores();
  const [toasts] = useState(standingToasts);
  return (
    <div className={styles.window}>
      <StoresContext value={{ ...stores, toasts }}>
        <Toasts />
      </StoresContext>
    </div>
  );
}

/** What lies over the page. */
export const TOAST_PARTS: Part[] = [
  { file: 'layout/toasts', isWide: true, states: { 'done, told and failed': <ToastsOfThree /> } },
];
