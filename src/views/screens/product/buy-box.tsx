import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '#domain/constants.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './buy-box.module.css';
import { ColorLinks } from './color-links.tsx';
import { SizePicker } from './size-picker.tsx';
import { useChosenSize } from './use-chosen-size.ts';

/** What was just put into the basket. */
interface Added {
  variantId: string;
  size: Size;
  quantity: number;
}

interface BuyBoxProps {
  variant: Variant;
  /** How many of it are meant. */
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Choosing a colour, a size and how many; and buying it, or asking to be told when it is back. */
export const BuyBox = observer(function BuyBox({ variant, quantity, onQuantity }: BuyBoxProps) {
  const { basket, dialogs, locale, ui } = useStores();
  const words = useWords();
  const [size, chooseSize] = useChosenSize(variant);
  const [isNeeded, setIsNeeded] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<Added>();
  const sizes = useRef<HTMLFieldSetElement>(null);
  const main = useRef<HTMLElement>(null);

  const { id, name, color } = variant;
  const hasSizes = variant.sizes.length > 0;
  const isSoldOut = !isInStock(variant, size);
  const isJustAdded = !isSoldOut && added?.variantId === id && added.size === size;
  const isInBasket = ui.isAwake && size !== undefined && basket.has({ variantId: id, size });

  /** Does it with the chosen size; without one it says so, and the focus goes to the sizes. */
  const withSize = (act: (chosen: Size) => void) => () => {
    if (size !== undefined) return act(size);
    setIsNeeded(true);
    sizes.current?.focus();
  };
  const openDialog = (chosen: Size): void =>
    dialogs.open('buyInClick', {
      variantId: id,
      size: chosen,
      color: color.name,
      name,
      inStock: isInStock(variant, chosen),
    });
  const changeQuantity = (next: number): void => {
    onQuantity(next);
    setAdded(undefined);
  };
  const add = async (chosen: Size): Promise<void> => {
    setIsAdding(true);
    const isIn = await basket.add(variant, chosen, quantity);
    setIsAdding(false);
    setAdded(isIn ? { variantId: id, size: chosen, quantity } : undefined);
  };
  const isAsked = isNeeded && size === undefined;
  const doWords = isSoldOut ? 'product.preorder' : isAdding ? 'product.adding' : 'product.add';
  // The button has become a link: whoever pressed it is on that now.
  useEffect(() => {
    if (isJustAdded && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [isJustAdded]);

  return (
    <div className={styles.box} data-buying>
      <ColorLinks variant={variant} size={size} />
      {hasSizes && (
        <SizePicker
          variant={variant}
          chosen={size}
          isNeeded={isAsked}
          onChoose={chooseSize}
          onPreorder={openDialog}
          groupRef={sizes}
        />
      )}
      {!isInStock(variant) && (
        <p className={styles.soldOut}>{words(hasSizes ? 'product.sold-out' : 'product.no-sizes')}</p>
      )}
      {hasSizes && (
        <div className={styles.row}>
          {!isSoldOut && (
            <Stepper
              label={words('product.quantity')}
              value={quantity}
              min={QUANTITY_MIN}
              max={QUANTITY_MAX}
              onChange={changeQuantity}
            />
          )}
          <Button
            ref={main}
            variant={isSoldOut ? 'outline' : 'primary'}
            className={styles.main}
            busy={isAdding}
            to={isJustAdded ? '/basket' : undefined}
            onClick={isJustAdded ? undefined : withSize(isSoldOut ? openDialog : (chosen) => void add(chosen))}
          >
            {words(isAsked ? 'product.size-needed' : isJustAdded ? 'product.to-basket' : doWords)}
            {!isSoldOut && (
              <span className={styles.sum} aria-hidden="true">
                <PriceText amount={variant.discountPrice ?? variant.price} />
              </span>
            )}
          </Button>
        </div>
      )}
      <output className={styles.status}>
        {isJustAdded &&
          words('product.added-what', {
            name,
            size: words(`size.${added.size}`),
            quantity: added.quantity,
            pieces: basket.pieces,
          })}
      </output>
      {isInBasket && !isJustAdded && (
        <p className={styles.mine}>
          <TextLink to="/basket">{words('product.in-basket')}</TextLink>
        </p>
      )}
      {locale.profile.features.fastOrder && !isSoldOut && (
        <Button variant="outline" onClick={withSize(openDialog)}>
          {words('product.one-click')}
        </Button>
      )}
    </div>
  );
});
