import { arrivalOf, formatArrival } from '#domain/arrival.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { useStores } from './stores.ts';

type Ways = Pick<ShippingMethod, 'minimumDelivery' | 'maximumDelivery'>[];

/**
 * Says the days on which what is ordered now comes by one of these ways: '12–17 березня'. Undefined where the build does
 * not know when parcels are sent. Only for a page that is alive.
 */
export function useArrival(): (ways: Ways) => string | undefined {
  const { locale, ui } = useStores();
  const { dispatch } = locale.profile;
  return (ways) => {
    const arrival = dispatch && arrivalOf(ways, ui.serverNow(), dispatch);
    return arrival && formatArrival(arrival, locale.language);
  };
}
