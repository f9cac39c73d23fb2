import type { State } from './state.ts';
import { escaped, plainPage } from './plain-page.ts';

type Letter = State['letters'][number];

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

function article({ at, to, kind, language, subject, lines, link }: Letter): string {
  const moment = new Date(at).toISOString();
  const way = link === undefined ? '' : `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`;
  return `<article lang="${language}">
<h2>${escaped(subject)}</h2>
<p class="note"><time datetime="${moment}">${moment.replace('T', ' ').slice(0, 16)}</time> · ${escaped(to)} · ${escaped(kind)}</p>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${way}
</article>`;
}

/** The letters that were not sent, newest first, to read in a browser: plain HTML without scripts. */
export function outboxPage(letters: readonly Letter[]): Response {
  const articles = letters.toReversed().map((letter) => article(letter));
  const main = articles.length > 0 ? articles.join('\n<hr>\n') : '<p>No letters yet.</p>';
  return new Response(plainPage({ lang: 'en', title: 'Letters', by: 'The bundled backend', main }), {
    headers: HEADERS,
  });
}
