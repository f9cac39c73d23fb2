import { useId } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { framedSize } from '#domain/sheet.ts';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { useWords } from '../../words.ts';
import styles from './art-choices.module.css';
import choices from './choices.module.css';
import { PatternThings } from './pattern-things.tsx';
import { useChosenColor } from './use-chosen-color.ts';
import { useSheetSize } from './use-sheet-size.ts';

/** The corner of a frame in its colour, or of the sheet alone. */
function Profile({ hex, isFrame }: { hex: string; isFrame: boolean }) {
  return (
    <svg className={styles.corner} viewBox="0 0 72 56" aria-hidden="true">
      <path d="M10 12h62v44H10z" fill={isFrame ? '#fbf8f0' : hex} />
      <path d="M24 26h48v30H24z" fill="#c9281c" />
      {isFrame && (
        <>
          <path d="M6 8h66v9H15v39H6z" fill={hex} />
          <path d="M6 8h66v2.2H8.2V56H6z" fill="#fff" opacity=".28" />
          <path d="M13 15.4h59V17H15v39h-2z" opacity=".28" />
        </>
      )}
    </svg>
  );
}

/** How large it is, the frames it comes in, and where else its pattern is. */
export function ArtChoices({ variant }: { variant: Variant }) {
  const words = useWords();
  const titleId = useId();
  const [chosen] = useChosenColor(variant);
  const { sheet, framed } = useSheetSize(variant);
  const { pattern, sheet: known } = variant.details;
  // By id, so that a frame keeps its place whichever is shown.
  const colors = [variant, ...variant.siblings].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <>
      <p className={styles.size}>{framed === undefined ? sheet : words('art.framed', { size: sheet, framed })}</p>
      <div className={choices.choice}>
        <p className={choices.head}>
          <span id={titleId} className={choices.title}>
            {words('art.frame')}
          </span>
          <span className={choices.value}>{chosen.color.name}</span>
        </p>
        <ul className={choices.colors} aria-labelledby={titleId}>
          {colors.map(({ id, color }) => (
            <li key={id}>
              <LocaleLink
                className={styles.frame}
                to={`/catalog/product/${id}`}
                aria-label={color.name}
                aria-current={id === chosen.id ? 'true' : undefined}
                keepsPlace
              >
                <Profile hex={color.hex} isFrame={known !== undefined && framedSize(known, color.id) !== undefined} />
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
      {pattern && (
        <p className={styles.pattern}>
          <PatternThings number={pattern.number} />
        </p>
      )}
    </>
  );
}
