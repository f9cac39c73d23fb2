import type { Plugin } from 'vite';

const SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/** Moves the scripts of the built page behind its content, at low priority: the picture and the fonts come first. */
export function htmlPlugin(): Plugin {
  return {
    name: 'shov-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const late = [...html.matchAll(PRELOAD), ...html.matchAll(SCRIPT)].map(([element]) =>
          element.trim().replace(/^<(script|link)/, '<$1 fetchpriority="low"'),
        );
        return html
          .replaceAll(PRELOAD, '')
          .replaceAll(SCRIPT, '')
          .replace('</body>', `${late.join('')}</body>`);
      },
    },
  };
}
