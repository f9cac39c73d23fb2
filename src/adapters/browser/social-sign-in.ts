import { READ_TIMEOUT_MS } from '#domain/constants.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import { toldByPage } from './told-by-page.ts';

/** A page that may name where the sign-in of Google is drawn. */
type Host = Pick<Document, 'querySelector' | 'createElement' | 'defaultView'>;

/**
 * Google's sign-in, in a frame of the shop's own server: see src/server/google-sign-in.ts. Fetched when somebody wants to
 * sign in, and only where the page names it (`<meta name="google-sign-in">`); everywhere else it cannot be drawn.
 */
export function createSocialSignIn(host: Host | undefined): SocialSignIn {
  const address = (): string | undefined => toldByPage('google-sign-in', host);

  return {
    get isSetUp() {
      return address() !== undefined;
    },

    async offer(place, language, onCredential, signal) {
      const page = address();
      const view = host?.defaultView;
      if (host === undefined || !view || page === undefined) throw new Error('not set up');
      // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which has to have our origin and open windows
      const frame = host.createElement('iframe');
      frame.title = 'Google';
      frame.src = `${page}?language=${language}`;
      let resolve = (): void => {};
      let reject: (why: Error) => void = () => {};
      const drawn = new Promise<void>((done, failed) => {
        resolve = done;
        reject = failed;
      });
      const hear = ({ source, origin, data }: MessageEvent<{ name?: unknown; credential?: unknown } | null>): void => {
        // Anybody may send a message; only our own frame is listened to.
        if (source !== frame.contentWindow || origin !== view.location.origin) return;
        if (data?.name === 'drawn') resolve();
        if (data?.name === 'failed') reject(new Error('blocked'));
        if (data?.name === 'credential' && typeof data.credential === 'string') onCredential(data.credential);
      };
      const takeAway = (): void => {
        view.removeEventListener('message', hear);
        frame.remove();
        reject(new Error('taken away'));
      };
      view.addEventListener('message', hear);
      signal.addEventListener('abort', takeAway);
      place.append(frame);
      const limit = view.setTimeout(() => reject(new Error('not heard of')), READ_TIMEOUT_MS);
      try {
        await drawn;
      } catch (error) {
        takeAway();
        throw error;
      } finally {
        view.clearTimeout(limit);
      }
    },
  };
}
