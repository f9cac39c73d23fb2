import type { Order } from '#domain/order.ts';
import type { OrderStage } from '#domain/order-stages.ts';
import { paymentState } from '#domain/payment.ts';
import { useWords } from '../../words.ts';

/** What a stage of an order is called: as done, or as still ahead. */
export function useStageWords(order: Order): (stage: OrderStage) => string {
  const words = useWords();
  return ({ stage, place }) => {
    const isPrepaid = stage === 'paid' && paymentState(order) === 'PREPAID';
    return words(isPrepaid ? 'order.stage.prepaid' : `order.stage.${stage}.${place === 'done' ? 'done' : 'ahead'}`);
  };
}
