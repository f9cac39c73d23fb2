import { HOODIE, variantOf } from '../../e2e/goods.ts';
import type { Wanted } from '../in-page.ts';
import { DESK, type Scene, type Story } from '../story.ts';
import { namesIn } from './words.ts';

const { button, dialog, heading, say } = namesIn('ua');

async function filterAndReturn({ shopper }: Scene): Promise<void> {
  const sale: Wanted = { role: 'checkbox', name: say('listing.filter-sale') };
  const chip = button('listing.chip-remove', { name: say('listing.filter-sale') });
  await shopper.open('/ua/catalog');
  await shopper.press(sale);
  await shopper.at(/^\/ua\/catalog\?sale=1$/);
  await shopper.see(chip);
  await shopper.press({ role: 'link', within: { role: 'article', at: 0 }, at: 0 });
  await shopper.at(/^\/ua\/catalog\/product\//);
  await shopper.back();
  await shopper.at(/^\/ua\/catalog\?sale=1$/);
  await shopper.press(chip);
  await shopper.at(/^\/ua\/catalog$/);
  await shopper.miss(chip);
}

/** What is opened by a press is shut by Escape, and the focus is where it was. */
async function zoomAndMeasure({ shopper, server }: Scene): Promise<void> {
  const { name } = await variantOf(server.url, HOODIE, 'ua');
  await shopper.open(`/ua/catalog/product/${HOODIE}`);
  const row: Wanted = { role: 'list', name: say('product.gallery', { name }), within: { role: 'dialog' } };
  await shopper.press(button('product.zoom'));
  await shopper.see(row);
  await shopper.key('Escape');
  await shopper.miss(row);
  await shopper.seeThat(button('product.zoom'), 'has the focus', ({ isFocused }) => isFocused);
  await shopper.press(button('product.size-table'));
  await shopper.see({ role: 'table', within: dialog('product.size-table') });
  await shopper.key('Escape');
  await shopper.miss(dialog('product.size-table'));
  await shopper.seeThat(button('product.size-table'), 'has the focus', ({ isFocused }) => isFocused);
}

async function goByKeys({ shopper }: Scene): Promise<void> {
  const menu = dialog('header.menu');
  await shopper.open('/ua');
  await shopper.tabTo(button('header.menu'));
  await shopper.key('Enter');
  await shopper.see(menu);
  await shopper.key('Escape');
  await shopper.miss(menu);
  await shopper.seeThat(button('header.menu'), 'has the focus', ({ isFocused }) => isFocused);
  await shopper.key('Enter');
  await shopper.tabTo({ role: 'link', text: say('common.catalog'), within: menu });
  await shopper.key('Enter');
  await shopper.tabTo({ role: 'link', text: say('catalogue.new'), within: dialog('common.catalog') });
  await shopper.key('Enter');
  await shopper.at(/^\/ua\/catalog\?/);
  await shopper.see(heading('listing.title'));
}

export const LOOKING: Story[] = [
  { name: 'Filters, a thing, and Back', size: DESK, tell: filterAndReturn },
  { name: 'Zoom and the table of sizes', size: DESK, tell: zoomAndMeasure },
  { name: 'Menu and catalogue by keys', size: DESK, tell: goByKeys },
];
