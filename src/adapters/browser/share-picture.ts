import type { Shared } from '#ports/share.ts';

const TYPE = 'image/jpeg';
/** Until then a browser has begun to save what it was told to. */
const SAVED_MS = 60_000;

/** As a shopper would press a link to it. */
function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}

/**
 * Hands a picture on by the system's own sheet where it takes pictures, else saves it. Rejects with what went wrong on the
 * way, an AbortError where the shopper closed the sheet.
 */
export async function sendPicture({ title, path }: { title: string; path: string }): Promise<Shared> {
  const answer = await fetch(path);
  if (!answer.ok || answer.headers.get('content-type') !== TYPE) return 'failed';
  const file = new File(
    [await answer.blob()],
    `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')}.jpg`,
    {
      type: TYPE,
    },
  );
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      // Drawn too slowly, the press is forgotten and nothing may be opened by it any more.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }
  save(file);
  return 'saved';
}
