import { GarmentOutline, Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import gallery from './product-gallery.module.css';
import styles from './product-screen.module.css';

/** The page of a thing that is on its way: tiles and words where they will be. */
export function ProductSkeleton() {
  const words = useWords();
  return (
    <>
      <h1>
        <output>
          <VisuallyHidden>{words('product.loading')}</VisuallyHidden>
        </output>
      </h1>
      <div className={styles.crumbs}>
        <Skeleton lines={1} />
      </div>
      <div className={styles.product} aria-hidden="true">
        <div className={gallery.gallery}>
          <div className={gallery.main}>
            <GarmentOutline className={gallery.photo} />
          </div>
          <div className={gallery.tile} />
          <div className={gallery.tile} />
        </div>
        <div className={styles.waiting}>
          <Skeleton lines={2} />
          <Skeleton lines={4} />
          <Skeleton lines={6} />
        </div>
      </div>
    </>
  );
}
