import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import type { Cross } from './rosette.ts';
import { CANVAS, strokes } from './rosette.ts';
import styles from './pattern-banner.module.css';

const THREADS = [0, 1] as const;

/**
 * A pattern in cross-stitch, a path a layer of thread. Drawn once the page is alive: two and a half thousand strokes are
 * no load for the markup of the page.
 */
export const RosettePicture = observer(function RosettePicture({ crosses }: { crosses: Cross[] }) {
  const { ui } = useStores();
  return (
    <svg className={styles.rosette} viewBox={`0 0 ${CANVAS} ${CANVAS}`} aria-hidden="true">
      {ui.isAwake &&
        THREADS.map((thread) => (
          <g key={thread} data-thread={thread}>
            <path data-layer="under" d={strokes(crosses, thread, 'under')} />
            <path d={strokes(crosses, thread, 'over')} />
          </g>
        ))}
    </svg>
  );
});
