import type { DialogProps } from '#stores/dialogs.ts';
import { Button } from '../ui/button.tsx';
import { GudzykIcon } from '../ui/gudzyk.tsx';
import { useWords } from '../words.ts';
import type { DialogParts } from './dialog-parts.ts';
import styles from './success.module.css';

/** It worked: what was done and what happens next. */
export function Success({ titleKey, textKey, values, titleId, onClose }: DialogProps['success'] & DialogParts) {
  const words = useWords();
  return (
    <div className={styles.success}>
      <h2 id={titleId} className={styles.title}>
        {words(titleKey)}
      </h2>
      <span className={styles.sewn}>
        <GudzykIcon open />
      </span>
      <p>{words(textKey, values)}</p>
      <Button onClick={onClose}>{words('dialog.success.close')}</Button>
    </div>
  );
}
