import type { Variant } from '#domain/catalog.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Swatch } from '../ui/swatch.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useWords } from '../words.ts';
import styles from './product-card.module.css';

const SHOWN = 4;

interface CardColorsProps {
  variant: Variant;
  /** What follows the address of each color: '?size=M', or ''. */
  search?: string;
}

/**
 * The colours a thing comes in, its own first; past four the rest is a number. A finger or a mouse goes to a colour by its
 * dot; for the keyboard they would be dozens of stops, and the page of the thing offers them all.
 */
export function CardColors({ variant, search = '' }: CardColorsProps) {
  const words = useWords();
  const known = [variant, ...variant.siblings];
  const rest = known.length - SHOWN;
  const names = known.map(({ color }) => color.name).join(', ');
  return (
    <p className={styles.colors}>
      <VisuallyHidden>{words('listing.colors', { count: known.length, names })}</VisuallyHidden>
      {known.slice(0, SHOWN).map(({ id, color }) => (
        <LocaleLink
          key={id}
          className={styles.dot}
          to={`/catalog/product/${id}${search}`}
          title={color.name}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Swatch hex={color.hex} />
        </LocaleLink>
      ))}
      {rest > 0 && <span aria-hidden="true">{words('listing.more-colors', { count: rest })}</span>}
    </p>
  );
}
