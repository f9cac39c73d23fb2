import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Size, SizeStock, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import { tellsSoldOut } from '#domain/errors.ts';
import type { AddedFromCard } from '../layout/card-peek.tsx';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { ErrorWords } from '../ui/error-words.tsx';
import { sizeKey } from '../size-key.ts';
import { useMedia } from '../use-media.ts';
import { useWords } from '../words.ts';
import styles from './size-bar.module.css';

const CardPeek = lazyPart(async () => (await import('../layout/card-peek.tsx')).CardPeek);

/** What the server has sold out since the card was read: by size, the thing as it was known then. */
type Gone = ReadonlyMap<Size, Variant>;

interface Refusal {
  size: Size;
  why: ErrorText;
}

interface SizeBarProps {
  variant: Variant;
}

/** Where nothing hovers the card itself says which sizes there are, and the product page offers them. */
const HAS_ROOM = '(hover: hover) and (min-width: 768px)';

/** The sizes of a card, where it has room for them: a phone does without some six buttons a card. */
export function SizeBar({ variant }: SizeBarProps) {
  return useMedia(HAS_ROOM) && <Sizes variant={variant} />;
}

/**
 * Pressing a size puts it into the basket, a sold-out one can be pre-ordered. One that was refused stays what it was, and
 * asks again; pre-ordering it stands beside the reason.
 */
const Sizes = observer(function Sizes({ variant }: SizeBarProps) {
  const { basket, catalog, dialogs, ui } = useStores();
  const words = useWords();
  const [refusal, setRefusal] = useState<Refusal>();
  const [added, setAdded] = useState<AddedFromCard>();
  const [gone, setGone] = useState<Gone>(new Map());
  const barId = useId();
  const { id, name } = variant;
  const isShown = added !== undefined && ui.basketShownBy === barId;
  const known = catalog.variants.get(id) ?? variant;
  // Until it is read again, and is there.
  const isGone = (size: Size): boolean => gone.has(size) && (gone.get(size) === known || !isInStock(known, size));
  const isOver = refusal !== undefined && tellsSoldOut(refusal.why) && !isGone(refusal.size);

  const preorder = (size: Size): void =>
    dialogs.open('buyInClick', { variantId: id, size, color: variant.color.name, name, inStock: false });
  const add = async (size: Size, button: HTMLElement): Promise<void> => {
    setRefusal(undefined);
    const taken = await basket.add(variant, size, 1, (why) => {
      setRefusal({ size, why });
      if (tellsSoldOut(why)) setGone(new Map(gone).set(size, catalog.variants.get(id) ?? variant));
    });
    if (taken === 0) return;
    setGone(new Map([...gone].filter(([one]) => one !== size)));
    setAdded({ size, pieces: basket.pieces, pressed: button });
    ui.showBasket(barId);
  };
  const valuesOf = (size: Size): { name: string; short: string; size: string } => ({
    name,
    short: words('size.short', { size }),
    size: words(sizeKey(size)),
  });
  const keyOf = ({ value, inStock }: SizeStock): string => {
    if (!inStock) return 'listing.preorder-size';
    return isGone(value) ? 'listing.gone-size' : 'listing.add-size';
  };

  return (
    <>
      {refusal && !isOver && (
        <div className={styles.refused} role="alert">
          <p>
            <ErrorWords error={refusal.why} />
          </p>
          {isGone(refusal.size) && (
            <Button
              variant="outline"
              size="small"
              aria-label={words('listing.preorder-size', valuesOf(refusal.size))}
              onClick={() => preorder(refusal.size)}
            >
              {words('product.preorder')}
            </Button>
          )}
        </div>
      )}
      <fieldset className={styles.bar} aria-label={words('listing.size-bar', { name })}>
        {variant.sizes.map((size) => {
          const values = valuesOf(size.value);
          return (
            <button
              key={size.value}
              type="button"
              className={styles.size}
              data-sold-out={!size.inStock || isGone(size.value) || undefined}
              aria-label={words(keyOf(size), values)}
              onClick={({ currentTarget, detail }) => {
                // The second press of a double press is meant for what the first one was.
                if (detail > 1) return;
                if (size.inStock) void add(size.value, currentTarget);
                else preorder(size.value);
              }}
            >
              {values.short}
            </button>
          );
        })}
      </fieldset>
      {isShown && (
        <ErrorBoundary fallback={undefined}>
          <CardPeek name={name} {...added} />
        </ErrorBoundary>
      )}
    </>
  );
});
