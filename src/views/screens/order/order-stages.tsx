import { formatDate } from '#domain/date.ts';
import type { Order } from '#domain/order.ts';
import { orderStages } from '#domain/order-stages.ts';
import { useStores } from '../../stores.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './order-stages.module.css';
import { useStageWords } from './stage-words.ts';

/** How far an order has come, from being made to being received; nothing for one that goes nowhere. */
export function OrderStages({ order }: { order: Order }) {
  const words = useWords();
  const { profile } = useStores().locale;
  const stages = orderStages(order);
  const nameOf = useStageWords(order);
  if (stages.length === 0) return undefined;
  return (
    <ol className={styles.stages} aria-label={words('order.stages')}>
      {stages.map((stage) => (
        <li key={stage.stage} data-place={stage.place} aria-current={stage.place === 'now' ? 'step' : undefined}>
          {nameOf(stage)}
          {stage.place === 'done' && <VisuallyHidden> {words('order.stage.is-done')}</VisuallyHidden>}
          {stage.at !== undefined && (
            <>
              {' '}
              <time dateTime={stage.at}>{formatDate(stage.at, profile.dateOrder)}</time>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
