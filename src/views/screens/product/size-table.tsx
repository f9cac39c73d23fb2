import { useId } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { inchesBeside } from '#domain/length.ts';
import { useStores } from '../../stores.ts';
import { Gudzyk } from '../../ui/gudzyk.tsx';
import { useWords } from '../../words.ts';
import { Hydrated } from '../../hydrated.tsx';
import { TabWithin } from './tab-within.tsx';
import styles from './size-table.module.css';

interface SizeTableProps {
  variant: Variant;
  chosen: Size | undefined;
}

/** The measurements of the sizes this thing comes in; opens and closes without scripts. */
export function SizeTable({ variant, chosen }: SizeTableProps) {
  const words = useWords();
  const isInInches = useStores().locale.profile.lengths === 'inches';
  const id = useId();
  const { measurements, fit } = variant.details;
  if (measurements === undefined) return undefined;
  const rows = measurements.rows.filter((row) => variant.sizes.some((size) => size.value === row.size));
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {words('product.size-table')}
      </button>
      <dialog id={id} popover="auto" className={styles.panel} aria-labelledby={`${id}-title`}>
        <p id={`${id}-title`} className={styles.title}>
          {words('product.size-table')}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen it scrolls, by keys too */}
        <section className={styles.scroll} aria-labelledby={`${id}-title`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words('product.size')}</th>
                {measurements.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.size} data-chosen={row.size === chosen || undefined}>
                  <th scope="row">{words(`size.${row.size}`)}</th>
                  {row.values.map((value, index) => (
                    <td key={measurements.columns[index] ?? index}>{isInInches ? inchesBeside(value) : value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={styles.note}>
          {fit} {words('product.size-table-note')}
        </p>
        <Gudzyk
          className={styles.close}
          label={words('common.close')}
          open
          popoverTarget={id}
          popoverTargetAction="hide"
        />
        <Hydrated>
          <TabWithin id={id} />
        </Hydrated>
      </dialog>
    </>
  );
}
