import { useId } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { useWords } from '../../words.ts';
import styles from './choices.module.css';
import { useChosenColor } from './use-chosen-color.ts';

interface ColorLinksProps {
  variant: Variant;
  size: Size | undefined;
}

/** The colours of a thing. Each is a page of its own; going there keeps the size and the place on the page. */
export function ColorLinks({ variant, size }: ColorLinksProps) {
  const words = useWords();
  const titleId = useId();
  const [chosen] = useChosenColor(variant);
  // By id, so that a ring keeps its place whichever colour is shown.
  const colors = [variant, ...variant.siblings].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <div className={styles.choice} data-later="narrow">
      <p className={styles.head}>
        <span id={titleId} className={styles.title}>
          {words('product.color')}
        </span>
        <span className={styles.value}>{chosen.color.name}</span>
      </p>
      <ul className={styles.colors} aria-labelledby={titleId}>
        {colors.map(({ id, color }) => (
          <li key={id}>
            <LocaleLink
              className={styles.color}
              to={`/catalog/product/${id}${size === undefined ? '' : `?size=${size}`}`}
              aria-label={color.name}
              aria-current={id === chosen.id ? 'true' : undefined}
              keepsPlace
            >
              <svg className={styles.cloth} viewBox="0 0 38 38" aria-hidden="true">
                <circle cx="19" cy="19" r="19" fill={color.hex} />
              </svg>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
