import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { deliveryDays } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import type { AccordionItem } from '../../ui/accordion.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { usePrepayment, usePrice } from '../../ui/price.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import { useWords } from '../../words.ts';
import styles from './product-screen.module.css';

function DeliveryMethod({ method }: { method: ShippingMethod }) {
  const words = useWords();
  const price = usePrice();
  const { name, freeShippingFrom, maximumDelivery } = method;
  const days = words('product.days', { days: deliveryDays(method), maximum: maximumDelivery });
  const values = { name, price: price(method.price), days };
  if (method.price === 0 || freeShippingFrom === 0) return words('product.delivery-free-always', values);
  if (freeShippingFrom === undefined) return words('product.delivery-method', values);
  return words('product.delivery-free', { ...values, amount: price(freeShippingFrom) });
}

/** What it is made of, how it sits, how it comes and what it is about; one part open at a time. */
export const ProductDetails = observer(function ProductDetails({ variant }: { variant: Variant }) {
  const { catalog } = useStores();
  const words = useWords();
  const prepayment = usePrepayment();
  const { composition, care, fit, sheet } = variant.details;
  const items: AccordionItem[] = [];
  if (composition !== undefined || care !== undefined)
    items.push({
      title: words('product.composition'),
      content: (
        <>
          {composition !== undefined && <p>{composition}</p>}
          {care !== undefined && <p>{care}</p>}
        </>
      ),
    });
  if (fit !== undefined && sheet === undefined) items.push({ title: words('product.fit'), content: <p>{fit}</p> });
  items.push({
    title: words('product.delivery'),
    content: (
      <>
        <ul className={styles.methods}>
          {catalog.shippingMethods.map((method) => (
            <li key={method.id}>
              <DeliveryMethod method={method} />
            </li>
          ))}
        </ul>
        <p>{words('product.payment', { amount: prepayment })}</p>
      </>
    ),
  });
  if (variant.description.length > 0)
    items.push({ title: words('product.about'), content: <RichTextView text={variant.description} under={2} /> });
  return (
    <div data-later>
      <Accordion items={items} headingLevel={2} />
    </div>
  );
});
