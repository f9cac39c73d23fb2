import type { Variant } from '#domain/catalog.ts';
import { Swatch } from '../ui/swatch.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useWords } from '../words.ts';
import styles from './product-card.module.css';

const SHOWN = 4;

/** The colours a thing comes in, its own first; past four the rest is a number. */
export function CardColors({ variant }: { variant: Variant }) {
  const words = useWords();
  const colors = [variant.color, ...variant.siblings.map((sibling) => sibling.color)];
  const rest = colors.length - SHOWN;
  const names = colors.map((color) => color.name).join(', ');
  return (
    <p className={styles.colors}>
      <VisuallyHidden>{words('listing.colors', { count: colors.length, names })}</VisuallyHidden>
      {colors.slice(0, SHOWN).map((color) => (
        <Swatch key={color.id} hex={color.hex} />
      ))}
      {rest > 0 && <span aria-hidden="true">{words('listing.more-colors', { count: rest })}</span>}
    </p>
  );
}
