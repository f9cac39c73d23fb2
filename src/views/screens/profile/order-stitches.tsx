import type { Order } from '#domain/order.ts';
import { orderStages } from '#domain/order-stages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import { useStageWords } from '../order/stage-words.ts';
import styles from './order-stitches.module.css';

/**
 * The way of an order from new to received as four cross stitches: sewn, half sewn where it is now, four holes where it is
 * still to come. Nothing for one that goes nowhere.
 */
export function OrderStitches({ order }: { order: Order }) {
  const words = useWords();
  const nameOf = useStageWords(order);
  const [made, ...stages] = orderStages(order);
  if (made === undefined) return undefined;
  return (
    <ol className={styles.stitches} aria-label={words('order.stages')}>
      {stages.map((stage) => {
        const isSewn = stage.place === 'done' || (stage.stage === 'received' && stage.place === 'now');
        return (
          <li key={stage.stage} aria-current={stage.place === 'now' ? 'step' : undefined}>
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.stitch}>
              <path className={styles.holes} d="M3 3h0M17 3h0M3 17h0M17 17h0" />
              {(isSewn || stage.place === 'now') && <path d="M3 17 17 3" />}
              {isSewn && <path d="M3 3l14 14" />}
            </svg>
            <VisuallyHidden>
              {nameOf(stage)} {isSewn && words('order.stage.is-done')}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
