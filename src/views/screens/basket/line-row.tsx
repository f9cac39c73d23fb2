import { observer } from 'mobx-react-lite';
import { memo, useRef } from 'react';
import type { Size } from '#domain/catalog.ts';
import { currentPrice } from '#domain/catalog.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { tellsSoldOut } from '#domain/errors.ts';
import { COLOR_GONE, lineKey, SIZE_GONE } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price, usePrice } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { sizeKey } from '../../size-key.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useWords } from '../../words.ts';
import styles from './line-row.module.css';
import { LineColor } from './line-color.tsx';
import { LineSize } from './line-size.tsx';
import { QuietButton } from './quiet-button.tsx';

interface LineRowProps {
  line: BasketLine;
  /** What of it was just chosen. */
  changed: 'size' | 'color' | undefined;
  onRemove: (line: BasketLine) => void;
  onResize: (line: BasketLine, size: Size) => void;
  onRecolor: (line: BasketLine, variantId: string) => void;
}

/** A size that is there was refused: there are not so many pieces of it. */
const TOO_MANY: ErrorText = { key: 'basket.not-so-many' };

/** One line of the basket: what it is, how many, what it costs, and what is in its way. */
const Row = observer(function LineRow({ line, changed, onRemove, onResize, onRecolor }: LineRowProps) {
  const { basket, seenPrices } = useStores();
  const words = useWords();
  const price = usePrice();
  const row = useRef<HTMLLIElement>(null);
  // It may go in another tab, or with the session.
  useKeptFocus(row);
  const { variant, size, quantity, trouble } = line;
  const isTooMany = trouble === undefined && line.error !== undefined && tellsSoldOut(line.error);
  const told = line.error === SIZE_GONE || line.error === COLOR_GONE ? undefined : line.error;
  const error = isTooMany ? TOO_MANY : told;
  const now = variant && currentPrice(variant);
  const former = now === undefined ? undefined : seenPrices.formerPrice(line.variantId, now);
  const sizeWords = { kind: size, size: words(`size.${size}`) };
  const name = variant?.name ?? words(trouble === 'unknown' ? 'basket.line.unknown' : 'basket.line.loading');
  const named = { name, size: words(sizeKey(size)) };
  const address = variant && `/catalog/product/${variant.id}?size=${size}`;
  const [photo] = variant?.photos ?? [];

  return (
    <li ref={row} className={styles.line} data-line={lineKey(line)} data-trouble={trouble}>
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
            ? words('listing.chip-size', sizeWords)
            : words('basket.line.details', { ...sizeWords, color: variant.color.name })}
        </p>
        {/* Its place is there from the beginning, as that of the price is: what is pressed stands below. */}
        <div className={styles.choices}>
          {variant && (
            <>
              <LineSize line={line} variant={variant} isChanged={changed === 'size'} onResize={onResize} />
              <LineColor line={line} variant={variant} isChanged={changed === 'color'} onRecolor={onRecolor} />
            </>
          )}
        </div>
        {trouble === undefined && now !== undefined && former !== undefined && (
          <output className={styles.news}>
            {words(now > former ? 'basket.price-rose' : 'basket.price-fell', {
              former: price(former),
              now: price(now),
            })}
          </output>
        )}
        {trouble !== undefined && (
          <p className={styles.trouble} role="alert">
            {words(`basket.trouble.${trouble}`)}{' '}
            {trouble === 'not-in-stock' && address !== undefined && (
              <TextLink to={address}>{words('basket.preorder')}</TextLink>
            )}
          </p>
        )}
        <div className={styles.controls}>
          {/* Keeps its place where the line cannot be bought any more, so that what removes it does not come there. */}
          <Stepper
            value={quantity}
            // A line goes by what says so, or by a typed 0: not by one press of minus too many.
            leastPressed={QUANTITY_MIN}
            label={words('basket.quantity', named)}
            onChange={(next) => void (next === 0 ? onRemove(line) : basket.change(line, next))}
            disabled={trouble !== undefined}
            error={trouble === undefined ? error : undefined}
          />
          <QuietButton
            className={styles.remove}
            aria-label={words('basket.remove-what', named)}
            onClick={() => onRemove(line)}
          >
            {words('basket.remove')}
          </QuietButton>
        </div>
        {trouble === undefined && quantity === QUANTITY_MAX && (
          <p className={styles.details}>{words('basket.line.most', { quantity })}</p>
        )}
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

/** Everything of a line that is drawn. */
function drawnOf({ variant, ...line }: BasketLine): unknown[] {
  const { variantId, size, quantity, trouble, error, total, fullTotal } = line;
  const [photo] = variant?.photos ?? [];
  const sizes = variant?.sizes.map(({ value, inStock }) => `${value} ${inStock}`).join();
  const named = [variant?.id, variant?.name, variant?.color.name, photo?.id, sizes];
  return [variantId, size, quantity, trouble, error, total, fullTotal, ...named];
}

/** Drawn anew only when it looks otherwise: of 200 lines a press changes one, and each reading makes all of them new. */
export const LineRow = memo(Row, (former, next) => {
  const drawn = drawnOf(former.line);
  return (
    former.onRemove === next.onRemove &&
    former.onResize === next.onResize &&
    former.onRecolor === next.onRecolor &&
    drawnOf(next.line).every((one, index) => one === drawn[index])
  );
});
