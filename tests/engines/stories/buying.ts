import type { Locale } from '#domain/profile.ts';
import { GOOD_CARD, OLENA } from '../../e2e/buyer.ts';
import { HOODIE, orderOf, variantOf } from '../../e2e/goods.ts';
import { hryvnias } from '../../e2e/words.ts';
import type { Wanted } from '../in-page.ts';
import type { Shopper } from '../shopper.ts';
import { DESK, PHONE, type Scene, type Story } from '../story.ts';
import { namesIn } from './words.ts';

/** From a thing in the basket to the step of payment; gives the order's id. */
async function fillCheckout(shopper: Shopper, locale: Locale): Promise<string> {
  const { button, field, say } = namesIn(locale);
  const at = (step: string): Promise<string> => shopper.at(new RegExp(`/${locale}/checkout/[\\w-]+\\?step=${step}$`));
  await at('contacts');
  await shopper.type(field('field.first-name'), OLENA.firstName);
  await shopper.type(field('field.last-name'), OLENA.lastName);
  await shopper.type(field('field.phone'), OLENA.phone);
  await shopper.type(field('field.email'), OLENA.email);
  await shopper.press(button('checkout.contacts.on'));
  await at('delivery');
  await shopper.type(field('field.city'), OLENA.city);
  await shopper.key('Tab');
  await shopper.type({ role: 'combobox', name: say('field.branch') }, OLENA.branch);
  await shopper.key('Tab');
  await shopper.press(button('checkout.delivery.on'));
  const address = await at('payment');
  return /checkout\/([\w-]{36})/.exec(address)?.[1] ?? '';
}

/** A hoodie into the basket, and on to the checkout. */
async function takeHoodie(shopper: Shopper, locale: Locale): Promise<void> {
  const { button, link, say } = namesIn(locale);
  await shopper.open(`/${locale}/catalog/product/${HOODIE}`);
  await shopper.press({ role: 'button', name: say('size.L') });
  await shopper.seeThat({ role: 'button', name: say('size.L') }, 'is chosen', () => true);
  await shopper.press(button('product.add'));
  await shopper.press(link('product.to-basket'));
  await shopper.see({ role: 'list', name: say('basket.lines') });
  await shopper.press(link('basket.checkout'));
}

/** The bank's own page: it is not the shop's, and has words of its own in the language of the order. */
async function payByCard(shopper: Shopper): Promise<void> {
  await shopper.at(/^\/pay\/checkout\?/);
  const fields = ['#number', '#expiry', '#cvc'];
  const places = await shopper.run(
    (all) =>
      all.map(
        (one) =>
          document.querySelector(one)?.getAttribute('aria-label') ??
          document.querySelector<HTMLInputElement>(one)?.labels?.[0]?.textContent?.trim() ??
          '',
      ),
    fields,
  );
  for (const [index, text] of [GOOD_CARD, '12/99', '123'].entries())
    await shopper.type({ role: 'textbox', name: places[index] ?? '' }, text);
  await shopper.key('Enter');
}

async function buy({ shopper, server }: Scene, locale: Locale): Promise<void> {
  const { say } = namesIn(locale);
  const coal = await variantOf(server.url, HOODIE, locale);
  await takeHoodie(shopper, locale);
  const id = await fillCheckout(shopper, locale);
  const total = hryvnias((await orderOf(server.url, id)).prices.total);
  const pay: Wanted = { role: 'button', name: say('checkout.pay', { amount: total }) };
  await shopper.press(pay);
  await payByCard(shopper);
  await shopper.at(new RegExp(`/${locale}/checkout/success\\?order=${id}$`));
  await shopper.see({ role: 'heading', name: say('order.success.title') });
  await shopper.see({ role: 'region', name: say('order.success.bought'), text: coal.name });
  const { payment } = await orderOf(server.url, id);
  if (payment.status !== 'COMPLETED') throw new Error(`the payment is ${payment.status}`);
}

/** The bank’s page is left by Back: the checkout is there as it was, and can be paid again. */
async function comeBackFromBank({ shopper, server }: Scene): Promise<void> {
  const { say } = namesIn('ua');
  await takeHoodie(shopper, 'ua');
  const id = await fillCheckout(shopper, 'ua');
  const total = hryvnias((await orderOf(server.url, id)).prices.total);
  const pay: Wanted = { role: 'button', name: say('checkout.pay', { amount: total }) };
  await shopper.press(pay);
  await shopper.at(/^\/pay\/checkout\?/);
  await shopper.back();
  await shopper.at(new RegExp(`/ua/checkout/${id}`));
  await shopper.awake();
  await shopper.press(pay);
  await payByCard(shopper);
  await shopper.see({ role: 'heading', name: say('order.success.title') });
  if ((await server.orders()) !== 1) throw new Error('there is more than one order');
}

export const BUYING: Story[] = [
  { name: 'Buying in Ukrainian', size: DESK, tell: (scene) => buy(scene, 'ua') },
  { name: 'Buying in English on a phone', size: PHONE, tell: (scene) => buy(scene, 'en') },
  { name: 'Back from the bank', size: DESK, tell: comeBackFromBank },
];
