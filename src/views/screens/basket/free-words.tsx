import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Money } from '#domain/money.ts';
import type { FreeWay } from '#domain/shipping.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';

const strong = (parts: ReactNode): ReactNode => <strong key="strong">{parts}</strong>;

/** How much is left to buy for a delivery to cost nothing, or that it does by now. */
export function FreeWords({ free, left }: { free: FreeWay; left: Money }) {
  const words = useWords();
  const price = usePrice();
  return (
    <FormattedMessage
      id={left > 0 ? 'basket.free-left' : 'basket.free-reached'}
      values={{ strong, amount: price(left), where: words('free.where', { ...free }) }}
    />
  );
}
