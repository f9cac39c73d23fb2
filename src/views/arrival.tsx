import { observer } from 'mobx-react-lite';
import type { ShippingMethod } from '#domain/shipping.ts';
import { useArrival } from './use-arrival.ts';
import { useWords } from './words.ts';

/** When what is ordered now comes by one of these ways; nothing where that is not known. */
export const Arrival = observer(function Arrival({ ways }: { ways: ShippingMethod[] }) {
  const words = useWords();
  const dates = useArrival()(ways);
  return dates === undefined ? undefined : <>{words('arrival.dates', { dates })}</>;
});
