import { observer } from 'mobx-react-lite';
import type { Measurements, Size } from '#domain/catalog.ts';
import { closest, inUnit, kindOf, wardrobeOf } from '#domain/fitting.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './size-fit.module.css';

interface SizeFitProps {
  measurements: Measurements;
  /** The size it stands at; without one it says of all of them what stands there. */
  size?: Size | undefined;
}

/** By how much a size is wider than the garment at home that was measured, in a word; nothing where none was. */
export const SizeFit = observer(function SizeFit({ measurements, size }: SizeFitProps) {
  const { locale, wardrobe } = useStores();
  const words = useWords();
  const { unit = locale.profile.lengths, garments } = wardrobeOf(wardrobe.kept);
  const own = garments[kindOf(measurements)];
  const rows = measurements.rows.filter((row) => size === undefined || row.size === size);
  const fit = own && closest(rows, own);
  if (fit === undefined) return undefined;
  if (size === undefined)
    return (
      <p className={styles.note}>
        {words('fit.closest', { size: words(`size.${fit.size}`) })}{' '}
        {words('fit.at-sizes', { column: measurements.columns[1] ?? '' })}
      </p>
    );
  const by = inUnit(fit.larger[1], unit);
  const way = by === 0 ? 'same' : by > 0 ? 'more' : 'less';
  return (
    <span className={styles.at}>{words(`fit.at.${way}`, { by: words(`fit.by.${unit}`, { by: Math.abs(by) }) })}</span>
  );
});
