import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { useWords } from '../../words.ts';
import styles from './stock-news.module.css';

interface StockNewsProps {
  id: string;
  variant: Variant;
  size: Size | undefined;
  /** A press was refused because the size is sold out. */
  refusal: ErrorText | undefined;
  /** It is there after all: a press that was refused can be made again. */
  isBack: boolean;
  /** What can be done now, where the button that was there cannot do its work any more. */
  instead: ReactNode;
}

/** What was shown is sold out by now, or is back: said where nothing that stood there before moves. */
export const StockNews = observer(function StockNews({ id, variant, size, refusal, isBack, instead }: StockNewsProps) {
  const { former } = useStores().product;
  const words = useWords();
  const isNow = isInStock(variant, size);
  const isGone = former !== undefined && isInStock(former, size) && !isNow;
  const goneKey = size === undefined ? 'product.sold-out' : 'error.item-not-in-stock';
  if (refusal)
    return (
      <div id={id} className={styles.news} data-refused role="alert">
        <span>
          <ErrorWords error={refusal} />
        </span>
        {instead}
      </div>
    );
  const said = isGone || (instead && !isNow) ? words(goneKey) : (isBack || instead) && words('product.back-in-stock');
  return (
    <output id={id} className={styles.news}>
      {said}
      {instead}
    </output>
  );
});
