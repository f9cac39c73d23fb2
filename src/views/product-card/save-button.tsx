import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { useStores } from '../stores.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words.ts';
import styles from './save-button.module.css';

/** Saves a thing for later in this browser, or no longer: in the colour that is saved, where one of its colours is. */
export const SaveButton = observer(function SaveButton({ variant }: { variant: Variant }) {
  const { saved } = useStores();
  const words = useWords();
  const { id, color } = [variant, ...variant.siblings].find((one) => saved.has(one.id)) ?? variant;
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={saved.has(id)}
      aria-label={words('saved.button', { name: variant.name, color: color.name })}
      onClick={() => saved.toggle(id)}
    >
      <Icon name="heart" />
    </button>
  );
});
