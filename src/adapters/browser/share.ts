import type { Share } from '#ports/share.ts';

/** What is needed of a window; neither way is there on a plain http page, and many have no sheet of their own. */
export interface ShareHost {
  location: Pick<Location, 'origin'>;
  navigator: {
    share?: Navigator['share'];
    clipboard?: Pick<Clipboard, 'writeText'>;
  };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** By the system's own sheet where there is one, else into the clipboard. */
export function createShare({ location, navigator }: ShareHost): Share {
  return {
    async send({ title, path }) {
      const url = location.origin + path;
      try {
        if (navigator.share !== undefined) {
          await navigator.share({ title, url });
          return 'shared';
        }
      } catch (error) {
        if (isAbort(error)) return 'cancelled';
      }
      try {
        if (navigator.clipboard === undefined) return 'failed';
        await navigator.clipboard.writeText(url);
        return 'copied';
      } catch {
        return 'failed';
      }
    },
    // Few send one, so its code comes when they do.
    async sendPicture(picture) {
      try {
        const { sendPicture } = await import('./share-picture.ts');
        return await sendPicture(picture);
      } catch (error) {
        return isAbort(error) ? 'cancelled' : 'failed';
      }
    },
  };
}
