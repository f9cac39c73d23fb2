import type { SocialSignIn } from '#ports/social-sign-in.ts';

/** What is used of Google's sign-in client (https://developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleClient {
  accounts: {
    id: {
      initialize(settings: { client_id: string; callback: (answer: { credential?: unknown }) => void }): void;
      renderButton(place: HTMLElement, look: Record<string, string | number>): void;
    };
  };
}

/** A page that may hold the client's id, and the client itself once it has been fetched. */
type Host = Pick<Document, 'querySelector' | 'createElement' | 'head' | 'defaultView'>;

const CLIENT = 'https://accounts.google.com/gsi/client';
const WIDTH_PX = 380;

function clientOf(host: Host): GoogleClient | undefined {
  return (host.defaultView as { google?: GoogleClient } | null)?.google;
}

async function fetchClient(host: Host): Promise<GoogleClient> {
  const known = clientOf(host);
  if (known !== undefined) return known;
  await new Promise<void>((resolve, reject) => {
    const script = host.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('blocked')));
    // A page whose policy takes no foreign script throws here.
    script.src = CLIENT;
    host.head.append(script);
  });
  const client = clientOf(host);
  if (client === undefined) throw new Error('another script than expected');
  return client;
}

/**
 * Google's sign-in, fetched when somebody wants to sign in and only where the page names a client id
 * (`<meta name="google-client-id">`); everywhere else it cannot be drawn.
 */
export function createSocialSignIn(host: Host | undefined): SocialSignIn {
  return {
    async offer(place, language, onCredential) {
      const id = host?.querySelector<HTMLMetaElement>('meta[name="google-client-id"]')?.content;
      if (host === undefined || !id) throw new Error('not set up');
      const { initialize, renderButton } = (await fetchClient(host)).accounts.id;
      initialize({
        client_id: id,
        callback: ({ credential }) => {
          if (typeof credential === 'string') onCredential(credential);
        },
      });
      renderButton(place, { theme: 'outline', size: 'large', width: WIDTH_PX, locale: language });
      return () => place.replaceChildren();
    },
  };
}
