import { HOODIE } from '../../e2e/goods.ts';
import type { Wanted } from '../in-page.ts';
import { DESK, type Scene, type Story } from '../story.ts';
import { namesIn } from './words.ts';

const { button, dialog, field, link, say } = namesIn('ua');

/** What one tab does to the basket shows in the other. */
async function shareBasket({ shopper }: Scene): Promise<void> {
  await shopper.open(`/ua/catalog/product/${HOODIE}?size=M`);
  await shopper.press(button('product.add'));
  await shopper.see(link('header.basket-count', { count: 1 }));
  await shopper.openTab();
  await shopper.open('/ua/basket');
  const line: Wanted = { role: 'list', name: say('basket.lines') };
  await shopper.press({ ...button('common.stepper.more'), within: line });
  await shopper.seeThat({ role: 'textbox', within: line }, 'says two', ({ value }) => value === '2');
  await shopper.toTab(0);
  await shopper.see(link('header.basket-count', { count: 2 }));
}

async function signUpAndOut({ shopper }: Scene): Promise<void> {
  const auth = dialog('dialog.auth.title');
  await shopper.open('/ua');
  await shopper.press(button('header.sign-in'));
  await shopper.press({ role: 'tab', name: say('dialog.auth.register') });
  await shopper.type({ ...field('field.email'), within: auth }, 'olena@poshta.ua');
  await shopper.type({ role: 'password', within: auth }, 'soniakh-2026');
  await shopper.press(button('dialog.auth.register.send'));
  const profile = link('header.profile');
  await shopper.see(profile);
  await shopper.reload();
  await shopper.see(profile);
  await shopper.press(button('header.menu'));
  await shopper.press({ ...button('header.sign-out'), within: dialog('header.menu') });
  await shopper.see(button('header.sign-in'));
}

/** Loaded anew, a page shows what the shop knows, not what the browser remembers of its controls. */
async function reloadWhatIsOurs({ shopper }: Scene): Promise<void> {
  const less = button('common.stepper.less');
  await shopper.open(`/ua/catalog/product/${HOODIE}?size=M`);
  await shopper.press(button('common.stepper.more'));
  await shopper.seeThat(less, 'can be pressed', ({ isOff }) => !isOff);
  await shopper.reload();
  await shopper.seeThat(less, 'is off', ({ isOff }) => isOff);
  const sale: Wanted = { role: 'checkbox', name: say('listing.filter-sale') };
  await shopper.open('/ua/catalog');
  await shopper.press(sale);
  await shopper.at(/\?sale=1$/);
  await shopper.press(button('listing.chip-remove', { name: say('listing.filter-sale') }));
  await shopper.at(/\/catalog$/);
  await shopper.reload();
  await shopper.seeThat(sale, 'is not ticked', ({ isTicked }) => !isTicked);
}

export const KEEPING: Story[] = [
  { name: 'Two tabs of one basket', size: DESK, tell: shareBasket },
  { name: 'Loaded anew', size: DESK, tell: reloadWhatIsOurs },
  { name: 'Signing up and out', size: DESK, tell: signUpAndOut },
];
