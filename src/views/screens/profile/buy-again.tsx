import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import { useBuyingAgain } from './buying-again.tsx';

/** Puts what was bought into the basket once more. */
export const BuyAgain = observer(function BuyAgain({ order }: { order: Order }) {
  const words = useWords();
  const again = useBuyingAgain();
  return (
    <Button variant="outline" size="small" busy={again.isUnderWay(order.id)} onClick={() => void again.buy(order)}>
      {words('account.order.again')}
    </Button>
  );
});
