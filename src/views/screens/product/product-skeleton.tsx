import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './product-screen.module.css';

/** The page of a thing that is on its way. */
export function ProductSkeleton() {
  const words = useWords();
  return (
    <div className={styles.product}>
      <div>
        <h1>
          <output>
            <VisuallyHidden>{words('product.loading')}</VisuallyHidden>
          </output>
        </h1>
        <CardSkeleton />
      </div>
      <div className={styles.info}>
        <Skeleton lines={3} />
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
