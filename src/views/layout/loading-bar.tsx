import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';
import styles from './loading-bar.module.css';

/** A thread sewn along the top while the next screen is on its way; it waits a moment, so that quick ones stay calm. */
export const LoadingBar = observer(function LoadingBar() {
  const words = useWords();
  const { ui } = useStores();
  if (!ui.isAwake || !ui.isNavigating) return undefined;
  return <progress className={styles.bar} aria-label={words('common.loading')} />;
});
