import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words.ts';
import content from './dialog-content.module.css';
import type { DialogParts } from './dialog-parts.ts';
import styles from './shortcuts.module.css';

const KEYS = [
  { keys: ['/'], does: 'dialog.shortcuts.search' },
  { keys: ['B'], does: 'dialog.shortcuts.basket' },
  { keys: ['0', '2'], does: 'dialog.shortcuts.category' },
  { keys: ['?'], does: 'dialog.shortcuts.list' },
] as const;

/** Which single keys do something, and the way to turn them off. */
export const Shortcuts = observer(function Shortcuts({ titleId, onClose }: DialogParts) {
  const words = useWords();
  const { shortcuts } = useStores();
  return (
    <div className={content.content}>
      <h2 id={titleId} className={content.title}>
        {words('dialog.shortcuts.title')}
      </h2>
      <dl className={styles.list} data-off={!shortcuts.areOn || undefined}>
        {KEYS.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words(does)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={shortcuts.areOn} onChange={(event) => shortcuts.turn(event.target.checked)} />
        {words('dialog.shortcuts.on')}
      </label>
      <Button onClick={onClose}>{words('common.close')}</Button>
    </div>
  );
});
