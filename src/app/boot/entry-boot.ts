import '#views/styles/stand-ins.css';
import '#views/styles/tokens.css';
import '#views/styles/themes.css';
import '#views/styles/base.css';
import { bringLater, cameBy, task } from './boot.ts';
import { reloadForMissingChunk } from './chunk-reload.ts';
import { putOnFonts } from './fonts.ts';

/** What shows the way without scripts (src/public/no-scripts.js). */
const WITHOUT = '/no-scripts.js';

/** Files of the shop, as the page knows them, those that others need first: asked for at once, and run each in a task of its own. */
async function bringFiles(): Promise<void> {
  const { files } = document.querySelector<HTMLElement>('#state')?.dataset ?? {};
  const links = (files?.split(' ') ?? []).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.head.append(...links);
  for (const { href } of links) {
    // What cannot be had is told by whoever needs it.
    await import(/* @vite-ignore */ href).catch(() => {});
    await task();
  }
}

async function bringShop(): Promise<void> {
  // The youngest of what the shop calls everywhere: who lacks it is told now, not in the middle.
  if (!('findLast' in Array.prototype)) throw new ReferenceError('findLast');
  await bringFiles();
  const { alive } = await import('../entry-client.tsx');
  await alive;
}

/** Where a shopper comes back to a page, the browser puts it in its place as soon as it has loaded: all of it is there by then. */
function showAllToWhoReturns(): void {
  if ((cameBy() ?? 'navigate') !== 'navigate') document.documentElement.dataset['shop'] = '';
}

showAllToWhoReturns();
reloadForMissingChunk();
void putOnFonts(document);
bringLater(bringShop, () => void import(/* @vite-ignore */ WITHOUT));
