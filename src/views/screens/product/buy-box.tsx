import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import { QUANTITY_MIN } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { tellsSoldOut } from '#domain/errors.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { PriceText } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './buy-box.module.css';
import { ColorLinks } from './color-links.tsx';
import { Hydrated } from '../../hydrated.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { BuyingNews } from './buying-news.tsx';
import { WithoutScripts } from '../../without-scripts.tsx';
import { SizePicker } from './size-picker.tsx';
import { StockNews } from './stock-news.tsx';
import { useChosenColor } from './use-chosen-color.ts';
import { useChosenSize } from './use-chosen-size.ts';
import { useFirstStock } from './use-first-stock.ts';

const BasketPeek = lazyPart(async () => (await import('../../layout/basket-peek.tsx')).BasketPeek);

/** What was just put into the basket, or refused. */
interface Outcome {
  /** As the page knew it then. */
  variant: Variant;
  size: Size;
  /** How many of it its line took; none where it was refused. */
  added: number;
  error?: ErrorText;
}

interface BuyBoxProps {
  variant: Variant;
  /** How many of it are meant. */
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Choosing a colour, a size and how many; and buying it, or ordering it in advance. */
export const BuyBox = observer(function BuyBox({ variant, quantity, onQuantity }: BuyBoxProps) {
  const { basket, dialogs, locale, product, ui } = useStores();
  const words = useWords();
  const [, isComing] = useChosenColor(variant);
  const [size, chooseSize] = useChosenSize(variant);
  const [needed, setNeeded] = useState(0);
  const [isAdding, setIsAdding] = useState(false);
  const [last, setLast] = useState<Outcome>();
  const sizes = useRef<HTMLFieldSetElement>(null);
  const main = useRef<HTMLElement>(null);
  const newsId = useId();
  const boxId = useId();

  const { id, name, color } = variant;
  /** A picture on paper: its frame is chosen above, and its one size is no choice. */
  const { sheet } = variant.details;
  const hasSizes = variant.sizes.length > 0;
  const outcome = last?.variant.id === id && last.size === size ? last : undefined;
  const refusal = outcome?.error;
  const isRefusedForStock = refusal !== undefined && tellsSoldOut(refusal);
  // The server knows better than a page that was read a moment ago, until that is read again.
  const isBack = outcome?.variant !== variant && isInStock(variant, size);
  const isNow = isInStock(variant, size) && !(isRefusedForStock && !isBack);
  const [doesAdd, followStock] = useFirstStock(variant, size);
  /** The main button cannot do any more what it was there for: it stays, and the other act stands elsewhere. */
  const isOver = size !== undefined && doesAdd !== isNow;
  const isJustAdded = outcome !== undefined && refusal === undefined;

  /** Does it once with the chosen size, pressed twice or not; without one it says so, and the focus goes to the sizes. */
  const withSize = (act: (chosen: Size) => void) => (event: MouseEvent) => {
    if (size !== undefined) return event.detail > 1 ? undefined : act(size);
    setNeeded(needed + 1);
    sizes.current?.focus();
  };
  const openDialog = (chosen: Size): void =>
    dialogs.open('buyInClick', {
      variantId: id,
      size: chosen,
      color: color.name,
      name,
      inStock: isInStock(variant, chosen) && !(chosen === size && !isNow),
      wanted: quantity,
    });
  const changeQuantity = (next: number): void => {
    onQuantity(next);
    setLast(undefined);
  };
  const add = async (chosen: Size): Promise<void> => {
    setIsAdding(true);
    setLast(undefined);
    const added = await basket.add(variant, chosen, quantity, (error) => {
      setLast({ variant, size: chosen, added: 0, error });
      void product.recheck({ isCertain: true });
    });
    setIsAdding(false);
    if (added === 0) return;
    setLast({ variant, size: chosen, added });
    ui.showBasket(boxId);
  };
  const asked = size === undefined ? needed : 0;
  const doWords = !doesAdd ? 'product.preorder' : isAdding ? 'product.adding' : 'product.add';
  const isOverFor = isOver ? { isOver, 'aria-describedby': newsId } : {};
  const addInstead = (chosen: Size): void => {
    followStock();
    void add(chosen);
  };
  const instead = isOver && (
    <Button variant="outline" size="small" busy={isComing} onClick={withSize(isNow ? addInstead : openDialog)}>
      {words(isNow ? 'product.add' : 'product.preorder')}
    </Button>
  );

  return (
    <div className={styles.box} data-buying>
      {sheet === undefined && <ColorLinks variant={variant} size={size} />}
      {hasSizes && sheet === undefined && (
        <SizePicker
          variant={variant}
          chosen={size}
          needed={asked}
          onChoose={chooseSize}
          // What is sold out of this colour need not be of the one that comes.
          onPreorder={isComing ? chooseSize : openDialog}
          groupRef={sizes}
        />
      )}
      {!isInStock(variant) && !isInStock(product.former ?? variant) && (
        <p className={styles.soldOut}>{words(hasSizes ? 'product.sold-out' : 'product.no-sizes')}</p>
      )}
      {hasSizes && <WithoutScripts draw={(forms) => forms.order({ variant, size })} />}
      {hasSizes && (
        <div className={styles.row} data-live>
          {doesAdd && (
            <Stepper label={words('product.quantity')} value={quantity} min={QUANTITY_MIN} onChange={changeQuantity} />
          )}
          <div className={styles.bar}>
            {refusal && !isRefusedForStock && (
              <p className={styles.refused} role="alert">
                <ErrorWords error={refusal} />
              </p>
            )}
            {doesAdd && (
              <span className={styles.sum} aria-hidden="true">
                <PriceText amount={currentPrice(variant)} />
              </span>
            )}
            <Button
              {...isOverFor}
              variant={doesAdd ? 'primary' : 'outline'}
              className={styles.main}
              ref={main}
              busy={isAdding || isComing}
              onClick={withSize(doesAdd ? (chosen) => void add(chosen) : openDialog)}
            >
              {words(asked ? 'product.size-needed' : doWords)}
            </Button>
            {isJustAdded && (
              <p className={styles.onwards}>
                <TextLink to="/basket">{words('product.to-basket')}</TextLink>
              </p>
            )}
          </div>
        </div>
      )}
      <Hydrated>
        <BuyingNews variant={variant} size={size} added={isJustAdded ? outcome.added : undefined} />
      </Hydrated>
      {locale.profile.features.fastOrder && doesAdd && (
        <Button
          {...isOverFor}
          variant="outline"
          className={styles.oneClick}
          busy={isComing}
          onClick={withSize(openDialog)}
        >
          {words('product.one-click')}
        </Button>
      )}
      <Hydrated>
        <StockNews
          id={newsId}
          variant={variant}
          size={size}
          refusal={isRefusedForStock && !isBack ? refusal : undefined}
          isBack={isRefusedForStock && isBack}
          instead={instead}
        />
      </Hydrated>
      {isJustAdded && ui.basketShownBy === boxId && (
        <ErrorBoundary fallback={undefined}>
          <BasketPeek
            onClose={() => {
              setLast(undefined);
              main.current?.focus();
            }}
          />
        </ErrorBoundary>
      )}
    </div>
  );
});
