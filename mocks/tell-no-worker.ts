const WORDS = [
  'The bundled backend could not start: no service worker runs in this browser.',
  'Open the shop at http://localhost or over https, outside a private window, with site data allowed. Or run `npm start`: its backend is a server and needs no worker.',
];

/** Says over the loader, which would sew without end, why no shop comes and what helps. */
export function tellNoWorker(reason: unknown): void {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 16px 16px',
    zIndex: '9999',
    padding: '16px 20px',
    background: '#fff',
    color: '#1a1512',
    font: '16px/1.5 sans-serif',
  });
  for (const words of [...WORDS, String(reason)]) {
    const paragraph = document.createElement('p');
    paragraph.textContent = words;
    notice.append(paragraph);
  }
  document.body.append(notice);
}
