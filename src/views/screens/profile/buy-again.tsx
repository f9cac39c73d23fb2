import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { Button } from '../../ui/button.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';

/** Puts what was bought into the basket once more. */
export const BuyAgain = observer(function BuyAgain({ order }: { order: Order }) {
  const words = useWords();
  const { orders } = useStores();
  return (
    <Button
      variant="outline"
      size="small"
      busy={orders.buyingAgain === order.id}
      onClick={() => void orders.buyAgain(order)}
    >
      {words('account.order.again')}
    </Button>
  );
});
