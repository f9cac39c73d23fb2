import { GarmentOutline, Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './basket-skeleton.module.css';

/** The basket while it is not known: the way to free delivery, rows and a sum in their true places. */
export function BasketSkeleton() {
  const words = useWords();
  return (
    <div className={styles.columns}>
      <VisuallyHidden>
        <output data-live>{words('basket.loading')}</output>
      </VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.delivery}>
          <Skeleton lines={1} />
        </div>
        {[1, 2].map((row) => (
          <div key={row} className={styles.row}>
            <GarmentOutline className={styles.tile} />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
      <div className={styles.sum} aria-hidden="true">
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
