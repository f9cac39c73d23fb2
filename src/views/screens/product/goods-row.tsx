import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './goods-row.module.css';

interface GoodsRowProps {
  title: string;
  /** What leads on to more of it. */
  link?: ReactNode;
  children: ReactNode;
}

/** A row of goods under the product. */
export function GoodsRow({ title, link, children }: GoodsRowProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id} data-later>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}
