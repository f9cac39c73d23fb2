import type { Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price.tsx';
import type { OrderedPlainly } from '../../without-scripts.tsx';
import { useWords } from '../../words.ts';

/** What the form comes back with when it was refused. */
export interface PlainRefusal {
  /** As it was sent. */
  phone: string;
  size: string;
  operation: string;
  /** Key of the words at a field. */
  wrong: { phone?: string; size?: string };
  /** What no field is to blame for. */
  rest?: ErrorText;
  /** Whether it may have been ordered all the same. */
  isOpen: boolean;
  /** Whether the same press again may make a second order then. */
  mayDouble?: boolean;
}

/** What became of the form: the number of the order, or why there is none. */
export type PlainOutcome = { number: string } | PlainRefusal;

/** What was wrong, where it is put right. */
function Wrong({ id, words }: { id: string; words: string | undefined }) {
  return (
    words !== undefined && (
      <p id={id} role="alert">
        {words}
      </p>
    )
  );
}

/** Where the thing is ordered by phone without scripts, or the thanks for it. */
export function PlainOrder({ variant, size, outcome }: OrderedPlainly & { outcome: PlainOutcome | undefined }) {
  const words = useWords();
  if (outcome === undefined || !('number' in outcome))
    return <PlainForm variant={variant} size={outcome?.size ?? size} refusal={outcome} />;
  return (
    <div id="order">
      <h2>{words('dialog.success.title')}</h2>
      <p>{words('product.ordered', outcome)}</p>
    </div>
  );
}

interface PlainFormProps {
  variant: Variant;
  size: string | undefined;
  refusal: PlainRefusal | undefined;
}

function PlainForm({ variant, size, refusal }: PlainFormProps) {
  const { locale } = useStores();
  const words = useWords();
  const kind = isInStock(variant) ? 'buy' : 'preorder';
  const { wrong = {}, rest } = refusal ?? {};
  const told = (key: string | undefined): string | undefined => (key === undefined ? undefined : words(key));
  return (
    <form id="order" method="post" action={`${locale.path(`/catalog/product/${variant.id}`)}#order`} noValidate>
      <h2>{words(`dialog.${kind}.title`)}</h2>
      <p>{words(`dialog.${kind}.text`)}</p>
      <p>
        {variant.color.name}, {words('dialog.buy.one')}
        {'\u00A0— '}
        <PriceText amount={currentPrice(variant)} />
      </p>
      <fieldset aria-describedby={wrong.size && 'order-size'}>
        <legend>{words('product.size')}</legend>
        {variant.sizes.map(({ value }) => (
          <label key={value}>
            <input type="radio" name="size" value={value} defaultChecked={value === size} />
            {words(isInStock(variant, value) ? `size.${value}` : 'product.size-sold-out', {
              size: words(`size.${value}`),
            })}
          </label>
        ))}
      </fieldset>
      <Wrong id="order-size" words={told(wrong.size)} />
      <label htmlFor="order-phone">{words('field.phone')}</label>
      <input
        id="order-phone"
        type="tel"
        name="phone"
        autoComplete="tel"
        required
        defaultValue={refusal?.phone}
        aria-invalid={wrong.phone === undefined ? undefined : true}
        aria-describedby={wrong.phone === undefined ? 'order-why' : 'order-why order-wrong'}
      />
      <Wrong id="order-wrong" words={told(wrong.phone)} />
      <p id="order-why">{words('dialog.phone.why')}</p>
      {rest && (
        <div role="alert">
          <p>{'key' in rest ? words(rest.key, rest.values) : rest.text}</p>
          <p>{words(refusal?.mayDouble ? 'order.may-double' : 'order.press-again')}</p>
        </div>
      )}
      {refusal?.isOpen && <input type="hidden" name="operation" value={refusal.operation} />}
      <Button type="submit">{words(`dialog.${kind}.send`)}</Button>
    </form>
  );
}
