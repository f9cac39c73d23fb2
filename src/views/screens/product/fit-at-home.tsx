import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { Measurements, Size } from '#domain/catalog.ts';
import type { LengthUnit, OwnGarment } from '#domain/fitting.ts';
import { closest, inUnit, keptWardrobe, kindOf, LONGEST, typedLength, wardrobeOf } from '#domain/fitting.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import styles from './fit-at-home.module.css';

const UNITS = ['cm', 'inches'] as const;

interface FitAtHomeProps {
  /** Of the thing; of a garment at home, the first two of what is measured. */
  measurements: Measurements;
  onTake: (size: Size) => void;
}

/** What is in a field, the unit it is written in, and its centimetres where it is a length there. */
interface Written {
  text: string;
  unit: LengthUnit;
  length: number | undefined;
}

const writtenOf = (length: number | undefined, unit: LengthUnit): Written => ({
  text: length === undefined ? '' : String(inUnit(length, unit)),
  unit,
  length,
});

/** Which size is nearest to a garment one owns, and why. What is typed stays in this browser. */
export const FitAtHome = observer(function FitAtHome({ measurements, onTake }: FitAtHomeProps) {
  const { columns, rows } = measurements;
  const { locale, wardrobe } = useStores();
  const words = useWords();
  useEffect(() => wardrobe.read(), [wardrobe]);
  const kept = wardrobeOf(wardrobe.kept);
  const unit = kept.unit ?? locale.profile.lengths;
  const kind = kindOf(measurements);
  const own: OwnGarment | undefined = kept.garments[kind];
  const measured = columns.slice(0, 2);
  /** As it was typed, whatever unit it is looked at in. */
  const [typed, setTyped] = useState<readonly Written[]>();
  const written = typed ?? measured.map((_, place) => writtenOf(own?.[place], unit));
  const fields = written.map((one) =>
    one.unit === unit || one.length === undefined ? one.text : String(inUnit(one.length, unit)),
  );
  const isWrong = (text: string): boolean => text.trim() !== '' && typedLength(text, unit) === undefined;
  const id = useId();
  const fit = own && closest(rows, own);

  const keep = (now: readonly Written[], unit: LengthUnit): void => {
    const [length, width] = now.map((one) => one.length ?? typedLength(one.text, unit));
    const { [kind]: _former, ...others } = kept.garments;
    const garments =
      length === undefined || width === undefined ? others : { ...others, [kind]: [length, width] as [number, number] };
    wardrobe.keep(keptWardrobe({ unit, garments }));
  };
  const type = (text: string, place: number): void => {
    const now = written.map((one, index) => (index === place ? { text, unit, length: typedLength(text, unit) } : one));
    setTyped(now);
    keep(now, unit);
  };
  const measureIn = (next: LengthUnit): void => {
    setTyped(written);
    keep(written, next);
  };
  const reason = (larger: number, column: string): string => {
    const by = inUnit(Math.abs(larger), unit);
    const way = by === 0 ? 'same' : larger > 0 ? 'more' : 'less';
    return words(`fit.${way}`, { column, by: words(`fit.by.${unit}`, { by }) });
  };
  return (
    <fieldset className={styles.fit}>
      <legend className={styles.title}>{words('fit.title')}</legend>
      <p>{words('fit.about')}</p>
      <div className={styles.fields}>
        {measured.map((column, place) => (
          <label key={column} className={styles.label}>
            {words(`fit.field.${unit}`, { column })}
            <input
              className={styles.field}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={fields[place]}
              aria-invalid={isWrong(fields[place] ?? '')}
              aria-describedby={isWrong(fields[place] ?? '') ? id : undefined}
              onChange={({ target }) => type(target.value, place)}
            />
          </label>
        ))}
      </div>
      {fields.some(isWrong) && (
        <p id={id} className={styles.wrong} role="alert">
          {words('fit.wrong', { most: words(`fit.by.${unit}`, { by: Math.floor(inUnit(LONGEST, unit)) }) })}
        </p>
      )}
      <output className={styles.answer}>
        {fit && (
          <>
            <strong>{words('fit.closest', { size: words(`size.${fit.size}`) })}</strong>{' '}
            {measured.map((column, place) => reason(fit.larger[place] ?? 0, column)).join('; ')}.
          </>
        )}
      </output>
      {fit && (
        <Button size="small" variant="outline" onClick={() => onTake(fit.size)}>
          {words('fit.take', { size: words(`size.${fit.size}`) })}
        </Button>
      )}
      <label className={styles.label}>
        {words('fit.unit')}
        <select
          className={styles.field}
          value={unit}
          onChange={({ target }) => measureIn(UNITS.find((one) => one === target.value) ?? unit)}
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {words(`fit.unit.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
});
