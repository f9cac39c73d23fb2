import { escapeHtml } from '#app/head/head-tags.ts';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The same page without any script: what is painted any later is the fault of scripts. */
export const withoutScripts = (html: string): string => html.replaceAll(SCRIPTS, '');

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

/**
 * The least that a page of this kind can be: its heading, and its pictures with their names in a grid, without a style to
 * speak of and without a script.
 */
export function limitOf(html: string): string {
  const main = first(/(<main[\s\S]*<\/main>)/, html);
  const title = escapeHtml(first(/<title>([^<]*)/, html));
  const pictures = [...main.matchAll(/<img [^>]*>/g)].map(([image], index) => {
    const source = first(/srcSet="[^"]*?(\/\S+) 500w/, image) || first(/src="([^"]+)"/, image);
    const how = index === 0 ? 'fetchpriority="high"' : 'loading="lazy"';
    return `<li><img src="${source}" width="250" height="310" ${how} alt="">${first(/alt="([^"]*)"/, image)}`;
  });
  const style =
    'body{margin:0;font:16px sans-serif}img{width:100%;height:auto}ul{display:grid;grid-template-columns:1fr 1fr}';
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><ul>${pictures.join('')}</ul>`;
}
