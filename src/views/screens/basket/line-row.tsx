import { observer } from 'mobx-react-lite';
import type { BasketLine } from '#stores/basket.ts';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './line-row.module.css';

interface LineRowProps {
  line: BasketLine;
  onRemove: () => void;
}

/** One line of the basket: what it is, how many, what it costs, and what is in its way. */
export const LineRow = observer(function LineRow({ line, onRemove }: LineRowProps) {
  const { basket } = useStores();
  const words = useWords();
  const { variant, size, quantity, trouble, error } = line;
  const sizeWords = { kind: size, size: words(`size.${size}`) };
  const name = variant?.name ?? words(trouble === 'unknown' ? 'basket.line.unknown' : 'basket.line.loading');
  const named = { name, size: words(`size.${size}`) };
  const address = variant && `/catalog/product/${variant.id}?size=${size}`;
  const [photo] = variant?.photos ?? [];

  return (
    <li className={styles.line} data-trouble={trouble}>
      <div className={styles.tile}>
        {photo && address && (
          <LocaleLink to={address} tabIndex={-1} aria-hidden="true">
            <Picture photo={photo} sizes="(min-width: 768px) 148px, 96px" decorative className={styles.picture} />
          </LocaleLink>
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{address === undefined ? name : <LocaleLink to={address}>{name}</LocaleLink>}</h2>
        <p className={styles.details}>
          {variant === undefined
            ? words('basket.line.size', sizeWords)
            : words('basket.line.details', { ...sizeWords, color: variant.color.name })}
        </p>
        {trouble !== undefined && (
          <p className={styles.trouble} role="alert">
            {words(`basket.trouble.${trouble}`)}{' '}
            {trouble === 'not-in-stock' && address !== undefined && (
              <TextLink to={address}>{words('basket.preorder')}</TextLink>
            )}
          </p>
        )}
        <div className={styles.controls}>
          {trouble === undefined && (
            <Stepper
              value={quantity}
              label={words('basket.quantity', named)}
              onChange={(next) => void (next === 0 ? onRemove() : basket.change(line, next))}
              error={error}
            />
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={words('basket.remove-what', named)}
            onClick={onRemove}
          >
            {words('basket.remove')}
          </button>
        </div>
        {trouble !== undefined && error !== undefined && (
          <p className={styles.trouble} role="alert">
            <ErrorWords error={error} />
          </p>
        )}
      </div>
      {trouble === undefined && variant !== undefined && (
        <p className={styles.price}>
          <Price price={line.fullTotal} discountPrice={line.total < line.fullTotal ? line.total : undefined} />
        </p>
      )}
    </li>
  );
});
