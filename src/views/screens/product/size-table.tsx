import { useEffect, useId, useRef, useState } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { inchesBeside } from '#domain/length.ts';
import { useStores } from '../../stores.ts';
import { Gudzyk } from '../../ui/gudzyk.tsx';
import { useWords } from '../../words.ts';
import { Hydrated } from '../../hydrated.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { TabWithin } from './tab-within.tsx';
import styles from './size-table.module.css';

const FitAtHome = lazyPart(async () => (await import('./fit-at-home.tsx')).FitAtHome);

interface SizeTableProps {
  variant: Variant;
  chosen: Size | undefined;
  /** As if its button had been pressed. */
  onTake: (size: Size) => void;
}

/** The measurements of the sizes this thing comes in; opens and closes without scripts. */
export function SizeTable({ variant, chosen, onTake }: SizeTableProps) {
  const words = useWords();
  const isInInches = useStores().locale.profile.lengths === 'inches';
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The browser may have opened it before anybody listened.
  useEffect(() => setIsOpen(panel.current?.matches(':popover-open') === true), []);
  const { measurements, fit } = variant.details;
  if (measurements === undefined) return undefined;
  const rows = measurements.rows.filter((row) => variant.sizes.some((size) => size.value === row.size));
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {words('product.size-table')}
      </button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-labelledby={`${id}-title`}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
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
          <p className={styles.note}>
            {fit} {words('product.size-table-note')}
          </p>
          {isOpen && rows.length > 1 && measurements.columns.length > 1 && (
            <Hydrated>
              <FitAtHome
                measurements={{ ...measurements, rows }}
                onTake={(size) => {
                  panel.current?.hidePopover();
                  onTake(size);
                }}
              />
            </Hydrated>
          )}
        </section>
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
