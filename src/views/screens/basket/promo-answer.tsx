import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';

/** What the shop says of the promo code. */
export const PromoAnswer = observer(function PromoAnswer() {
  const { promo } = useStores();
  const words = useWords();
  const price = usePrice();
  const { state, code, prices, error, name } = promo;
  const isLimited = prices.reasons.some((reason) => reason.why === 'promo' && reason.isLimited);

  if (error !== undefined)
    return (
      <p>
        {words('basket.promo.failed')} <ErrorWords error={error} />
      </p>
    );
  if (state === 'searching') return <p>{words('basket.promo.searching')}</p>;
  if (state === 'first-only') return <p>{words('basket.promo.first-only', { name })}</p>;
  if (state === 'not-active')
    return <p>{words(promo.isDropped ? 'basket.promo.dropped' : 'basket.promo.not-active', { name })}</p>;
  if (code === undefined) return undefined;
  if (state === 'below-minimum') {
    const values = { left: price(prices.leftForPromo), minimum: price(code.minApplyPrice) };
    return <p>{words('basket.promo.left', values)}</p>;
  }
  if (state === 'gift-missing') return <p>{words('basket.promo.gift-missing')}</p>;
  return (
    <>
      <p>
        {words(`basket.promo.applied.${code.type}`, {
          percent: code.discount,
          amount: price(prices.discount),
          gift: promo.giftVariant?.name ?? '',
        })}
      </p>
      {isLimited && <p>{words('basket.promo.limited', { amount: price(prices.total) })}</p>}
    </>
  );
});
