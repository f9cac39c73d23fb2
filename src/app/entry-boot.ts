import '#views/styles/stand-ins.css';
import '#views/styles/tokens.css';
import '#views/styles/themes.css';
import '#views/styles/base.css';
import { bringLater } from './boot.ts';
import { reloadForMissingChunk } from './chunk-reload.ts';

/** Files that the page knows its shop will ask for: asked for at once, not one after the other. */
function preload(): void {
  const { files } = document.querySelector<HTMLElement>('#state')?.dataset ?? {};
  for (const href of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

reloadForMissingChunk();
bringLater(async () => {
  preload();
  const { alive } = await import('./entry-client.tsx');
  await alive;
});
