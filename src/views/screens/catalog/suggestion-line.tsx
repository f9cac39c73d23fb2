import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import type { Suggestion } from './suggestions-of.ts';
import styles from './search-suggestions.module.css';

interface SuggestionLineProps {
  id: string;
  line: Suggestion;
  /** Whether the arrow keys are on it. */
  isActive: boolean;
  onChoose: () => void;
  /** A former search is wanted no more. */
  onRemove: (text: string) => void;
}

/** What stands in a line, by its kind. */
function Words({ line, onRemove }: Pick<SuggestionLineProps, 'line' | 'onRemove'>) {
  const words = useWords();
  if (line.kind === 'variant') {
    const { name, color, photos, price, discountPrice } = line.variant;
    const [photo] = photos;
    return (
      <>
        <span className={styles.tile}>
          {photo !== undefined && <Picture className={styles.photo} photo={photo} sizes="48px" decorative />}
        </span>
        <span className={styles.name}>
          {name}
          <span className={styles.note}>{color.name}</span>
        </span>
        <span className={styles.price}>
          <Price price={price} discountPrice={discountPrice} />
        </span>
      </>
    );
  }
  if (line.kind === 'category')
    return (
      <>
        <span className={styles.name}>{line.category.name}</span>
        <span className={styles.note}>{words('search.category')}</span>
      </>
    );
  if (line.kind === 'recent')
    return (
      <>
        <span className={styles.name}>{line.text}</span>
        <span className={styles.note}>{words('search.recent')}</span>
        {/* For a finger or a mouse; the keyboard has Delete. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field has the keys */}
        <span
          className={styles.remove}
          data-remove
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onRemove(line.text);
          }}
        >
          <Icon name="close" />
        </span>
      </>
    );
  if (line.kind === 'forget') return <span className={styles.note}>{words('search.forget')}</span>;
  return (
    <>
      <span className={styles.all}>{words('search.all', { count: line.total })}</span>
      <Icon name="arrow" />
    </>
  );
}

/** One line of the list under the search field. Its keys are those of the field, which keeps the focus. */
export function SuggestionLine({ id, line, isActive, onChoose, onRemove }: SuggestionLineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has both
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
      role="option"
      className={styles.line}
      data-kind={line.kind}
      aria-selected={isActive}
      aria-keyshortcuts={line.kind === 'recent' ? 'Delete' : undefined}
      onClick={onChoose}
    >
      <Words line={line} onRemove={onRemove} />
    </div>
  );
}
