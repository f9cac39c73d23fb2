import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useRef } from 'react';
import { lineKey } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { useStores } from '../../stores.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { StitchText } from '../../ui/stitch-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './basket-screen.module.css';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { GiftLine } from './gift-line.tsx';
import { LineRow } from './line-row.tsx';
import { useResizing } from './use-resizing.ts';
import { useUndo } from './use-undo.ts';

const CROSS_PX = 8;
/** As many lines as a screen or two hold: the rest of a long basket is drawn bit by bit, and freezes nothing. */
const LINES_AT_ONCE = 20;

function useDrawnLines(lines: BasketLine[]): BasketLine[] {
  const drawn = useDeferredValue(lines.length, 0);
  return lines.length - drawn > LINES_AT_ONCE ? lines.slice(0, drawn + LINES_AT_ONCE) : lines;
}

/** What the shopper means to buy: quantities, what is in the way, the sum, and the way to the checkout. */
export const BasketScreen = observer(function BasketScreen() {
  const { basket, ui } = useStores();
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The server does not know the basket: it draws the skeleton, and so does the first render here.
  const isKnown = ui.isAwake && basket.state.status !== 'idle';
  const failure = isKnown && basket.state.status === 'failed' ? basket.state.error : undefined;

  const lines = useDrawnLines(isKnown ? basket.lines : []);
  const leave = useUndo(title);
  const remove = useCallback(
    (line: BasketLine): void => {
      leave(line);
      void basket.remove(line);
    },
    [basket, leave],
  );
  const { list, said, changedOf, resize, recolor } = useResizing();

  return (
    <div className={styles.screen}>
      <Breadcrumbs trail={[{ label: words('common.home'), to: '/' }, { label: words('basket.title') }]} />
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {words('basket.title')}
        </h1>
        {isKnown && basket.pieces > 0 && (
          <span className={styles.count}>
            <StitchText text={String(basket.pieces)} size={CROSS_PX} />
          </span>
        )}
      </div>
      {failure !== undefined && (
        <div className={styles.failure}>
          <ErrorBox error={failure} onRetry={() => void basket.read()} />
        </div>
      )}
      {!isKnown && <BasketSkeleton />}
      {isKnown && basket.isEmpty && failure === undefined && <EmptyBasket />}
      {isKnown && !basket.isEmpty && (
        <div className={styles.columns}>
          <div>
            <FreeShipping />
            <ul ref={list} className={styles.lines} aria-label={words('basket.lines')}>
              {lines.map((line) => (
                <LineRow
                  key={lineKey(line)}
                  line={line}
                  changed={changedOf(line)}
                  onRemove={remove}
                  onResize={resize}
                  onRecolor={recolor}
                />
              ))}
            </ul>
            <VisuallyHidden>
              <output>{said}</output>
            </VisuallyHidden>
            <GiftLine />
          </div>
          <BasketSummary />
        </div>
      )}
    </div>
  );
});
