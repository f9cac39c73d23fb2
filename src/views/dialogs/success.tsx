import type { DialogProps } from '#stores/dialogs.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words.ts';
import styles from './dialog-content.module.css';
import type { DialogParts } from './registry.ts';

/** It worked: what was done and what happens next. */
export function Success({ titleKey, textKey, values, titleId, onClose }: DialogProps['success'] & DialogParts) {
  const words = useWords();
  return (
    <div className={styles.content}>
      <h2 id={titleId} className={styles.title}>
        {words(titleKey)}
      </h2>
      <p>{words(textKey, values)}</p>
      <div>
        <Button onClick={onClose}>{words('dialog.success.close')}</Button>
      </div>
    </div>
  );
}
