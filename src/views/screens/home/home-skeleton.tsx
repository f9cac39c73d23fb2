import { ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { GarmentOutline, Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import { ClothesLine, Field } from './field.tsx';
import words from './hero-words.module.css';
import styles from './hero.module.css';
import home from './home-screen.module.css';

/** Home while it is on its way: the line with outlines on it, bars for its words, and the first row of goods. */
export function HomeSkeleton() {
  const say = useWords();
  return (
    <>
      <h1>
        <VisuallyHidden>{say('title.home')}</VisuallyHidden>
      </h1>
      <div className={styles.hero} aria-hidden="true">
        <Field />
        <ClothesLine />
        {[1, 2, 3].map((place) => (
          <div key={place} className={styles.hanging} data-place={place}>
            <GarmentOutline className={styles.photo} />
          </div>
        ))}
        <div className={`${words.title} ${words.waiting}`}>
          <Skeleton lines={4} />
        </div>
        <div className={words.panel}>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={home.section}>
        <div className={home.head}>
          <div className={`${home.title} ${home.waiting}`} />
        </div>
        <ProductGridSkeleton count={4} />
      </div>
    </>
  );
}
