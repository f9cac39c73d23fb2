import { useState } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { SavedStore } from '#stores/saved.ts';
import { CardColors } from '../product-card/card-colors.tsx';
import { CardLabel } from '../product-card/card-label.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid.tsx';
import { SaveButton } from '../product-card/save-button.tsx';
import { SizeBar } from '../product-card/size-bar.tsx';
import { StoresContext, useStores } from '../stores.ts';
import { Picture } from '../ui/picture.tsx';
import type { Part } from './part.ts';
import { nothing } from './part.ts';
import {
  BROKEN,
  CAP_OF_ONE_SIZE,
  CUT_OUT,
  HOODIE_IN_STOCK,
  HOODIE_LONG,
  HOODIE_NEW,
  HOODIE_REDUCED,
  HOODIE_SOLD_OUT,
  HOODIE_WITH_BROKEN_PHOTO,
  HOODIE_WITHOUT_PHOTO,
  MISSING,
  ON_ITS_WAY,
  SCENE,
} from './samples.ts';

const SIZES = '200px';

const card = (variant: Variant) => (
  <ProductCard variant={variant} sizes={SIZES} priority={false} headingLevel={3} size={undefined} worn={undefined} />
);

/** Storage that keeps nothing. */
const FORGETFUL = {
  read: () => undefined,
  write: () => false,
  remove: nothing,
  subscribe: () => nothing,
};

function Saving({ variant, isSaved = false }: { variant: Variant; isSaved?: boolean }) {
  const stores = useStores();
  const [saved] = useState(() => {
    const store = new SavedStore(FORGETFUL, stores.catalog);
    store.ids = isSaved ? [variant.id] : [];
    return store;
  });
  return (
    <StoresContext value={{ ...stores, saved }}>
      <SaveButton variant={variant} />
    </StoresContext>
  );
}

/** What is sold, and its pictures. */
export const GOODS_PARTS: Part[] = [
  {
    file: 'ui/picture',
    states: {
      'cut out': <Picture photo={CUT_OUT} sizes={SIZES} />,
      scene: <Picture photo={SCENE} sizes={SIZES} opaque />,
      'on its way': <Picture photo={ON_ITS_WAY} sizes={SIZES} opaque />,
      missing: <Picture photo={MISSING} sizes={SIZES} />,
      broken: <Picture photo={BROKEN} sizes={SIZES} />,
      'broken, decorative': <Picture photo={BROKEN} sizes={SIZES} decorative />,
    },
  },
  {
    file: 'product-card/product-card',
    states: {
      rest: card(HOODIE_IN_STOCK),
      new: card(HOODIE_NEW),
      reduced: card(HOODIE_REDUCED),
      'sold out': card(HOODIE_SOLD_OUT),
      'of one size': card(CAP_OF_ONE_SIZE),
      'long words': card(HOODIE_LONG),
      'without a photo': card(HOODIE_WITHOUT_PHOTO),
      'broken photo': card(HOODIE_WITH_BROKEN_PHOTO),
    },
  },
  {
    file: 'product-card/card-label',
    states: {
      new: <CardLabel variant={HOODIE_NEW} />,
      reduced: <CardLabel variant={HOODIE_REDUCED} />,
      'sold out': <CardLabel variant={HOODIE_SOLD_OUT} />,
    },
  },
  {
    file: 'product-card/card-colors',
    states: {
      one: <CardColors variant={HOODIE_REDUCED} />,
      three: <CardColors variant={HOODIE_IN_STOCK} />,
      'more than are shown': <CardColors variant={HOODIE_NEW} />,
    },
  },
  {
    file: 'product-card/save-button',
    states: { 'to be saved': <Saving variant={HOODIE_NEW} />, saved: <Saving variant={HOODIE_NEW} isSaved /> },
  },
  {
    file: 'product-card/size-bar',
    isWide: true,
    states: {
      'where something hovers': <SizeBar variant={HOODIE_IN_STOCK} />,
      'sold out': <SizeBar variant={HOODIE_SOLD_OUT} />,
    },
  },
  {
    file: 'product-card/product-grid',
    isWide: true,
    states: {
      'of what was asked for before': (
        <ProductGrid variants={[HOODIE_IN_STOCK, HOODIE_REDUCED, CAP_OF_ONE_SIZE, HOODIE_SOLD_OUT]} isOld />
      ),
      'on its way': <ProductGridSkeleton count={4} />,
    },
  },
];
