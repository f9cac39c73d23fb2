/** Where a page that draws Google's button finds the stand-in of Google's client. */
export const GOOGLE_CLIENT_PATH = '/v1/__mock/google-client.js';

/**
 * Plays `google.accounts.id` as far as the shop uses it: its button asks for an e-mail instead of opening a window of
 * Google's, and gives a credential that `auth.google` takes.
 */
const SCRIPT = `
const ask = async (email) => {
  const answer = await fetch('/v1/__mock/google-credential', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return answer.json();
};
let hear;
window.google = {
  accounts: {
    id: {
      initialize({ callback }) {
        hear = callback;
      },
      renderButton(place, { width, locale }) {
        const button = document.createElement('button');
        button.textContent = locale === 'uk' ? 'Продовжити з Google' : 'Continue with Google';
        Object.assign(button.style, {
          boxSizing: 'border-box',
          width: width + 'px',
          height: '40px',
          border: '1px solid #747775',
          borderRadius: '4px',
          background: '#fff',
          color: '#1f1f1f',
          font: '500 14px/1 Arial, sans-serif',
          cursor: 'pointer',
        });
        button.addEventListener('click', async () => {
          const email = window.prompt('Google stand-in: whose e-mail?', 'lesia@gmail.example');
          if (email) hear(await ask(email));
        });
        place.append(button);
      },
    },
  },
};
`;

/** The stand-in as a script. */
export function googleClient(): Response {
  return new Response(SCRIPT, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
