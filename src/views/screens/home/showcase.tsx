import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PageBlock } from '#domain/content.ts';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import styles from './home-screen.module.css';

type ProductsBlock = Extract<PageBlock, { type: 'products' }>;

/** A row of goods chosen by the page; when there is nothing to show, there is no row. */
export const Showcase = observer(function Showcase({ block }: { block: ProductsBlock }) {
  const { catalog } = useStores();
  const titleId = useId();
  const variants = catalog.showcase(block.sort, block.limit);
  if (variants?.length === 0) return undefined;
  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={variants === undefined} data-later>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {block.title}
        </h2>
        {block.link !== undefined && <ArrowLink to={block.link.to}>{block.link.label}</ArrowLink>}
      </div>
      {variants === undefined ? <ProductGridSkeleton count={block.limit} /> : <ProductGrid variants={variants} />}
    </section>
  );
});
