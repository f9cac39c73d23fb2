import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../domain/profile.ts';

const SCRIPT = /\s*<script type="module"[^>]*><\/script>/;

/** `{{loader.loading}}` in each language: base.css shows the one of the page. */
function withWords(html: string): string {
  const words = Object.entries(LANGUAGES).map(([locale, { tag: language }]) => {
    const file = new URL(`../../locales/${locale}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>] as const;
  });
  return html.replaceAll(/\{\{([\w.-]+)\}\}/g, (_, key: string) =>
    words.map(([language, said]) => `<span lang="${language}">${said[key] ?? key}</span>`).join(''),
  );
}

/** Moves the boot behind the content, at low priority: the picture comes first. */
function withBootLast(html: string): string {
  const [boot = ''] = SCRIPT.exec(html) ?? [];
  const late = boot.trim().replace('<script', '<script fetchpriority="low"');
  return html.replace(boot, '').replace('</body>', `${late}</body>`);
}

/** Fonts are asked for at the end of a page and hold up nothing: its words are painted before (fonts.ts puts them on). */
function withFontsLast(html: string, bundle: object | undefined): string {
  const built = Object.keys(bundle ?? {}).find((file) => /\/fonts-[^/]*\.css$/.test(file));
  const href = bundle === undefined ? '/src/views/styles/fonts.css' : `/${built ?? ''}`;
  const sheet = `<link rel="stylesheet" href="${href}"`;
  return html.replace('</body>', `${sheet} media="print" data-fonts><noscript>${sheet}></noscript></body>`);
}

/** The shell as it is sent: with its words, in the look of the profile, and in the order a slow line wants. */
export function htmlPlugin(options: { theme: string; isBuild: boolean }): Plugin {
  return {
    name: 'shov-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const said = withWords(html).replace('data-theme="dark"', `data-theme="${options.theme}"`);
        return withFontsLast(options.isBuild ? withBootLast(said) : said, bundle);
      },
    },
  };
}
