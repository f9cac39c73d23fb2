import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const LANGUAGES = { uk: 'ua', en: 'en' } as const;

/** `{{loader.loading}}` in both languages: base.css shows the one of the page. */
function withWords(html: string): string {
  const words = Object.entries(LANGUAGES).map(([language, locale]) => {
    const file = new URL(`../../locales/${locale}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>] as const;
  });
  return html.replaceAll(/\{\{([\w.-]+)\}\}/g, (_, key: string) =>
    words.map(([language, said]) => `<span lang="${language}">${said[key] ?? key}</span>`).join(''),
  );
}

/** Moves scripts behind the content, at low priority: the picture and the fonts come first. */
function withScriptsLast(html: string): string {
  const late = [...html.matchAll(PRELOAD), ...html.matchAll(SCRIPT)].map(([element]) =>
    element.trim().replace(/^<(script|link)/, '<$1 fetchpriority="low"'),
  );
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(SCRIPT, '')
    .replace('</body>', `${late.join('')}</body>`);
}

/** Fonts are asked for at the end of a page: its words are painted before. */
function withFontsLast(html: string, bundle: object | undefined): string {
  const built = Object.keys(bundle ?? {}).find((file) => /\/fonts-[^/]*\.css$/.test(file));
  const href = bundle === undefined ? '/src/views/styles/fonts.css' : `/${built ?? ''}`;
  return html.replace('</body>', `<link rel="stylesheet" href="${href}"></body>`);
}

/** The shell as it is sent: with its words, in the look of the profile, and in the order a slow line wants. */
export function htmlPlugin(options: { theme: string; isBuild: boolean }): Plugin {
  return {
    name: 'shov-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const said = withWords(html).replace('data-theme="dark"', `data-theme="${options.theme}"`);
        return withFontsLast(options.isBuild ? withScriptsLast(said) : said, bundle);
      },
    },
  };
}
