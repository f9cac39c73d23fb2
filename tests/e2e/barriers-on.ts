import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a theme can change. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

export interface BarriersReading {
  /** Selectors of the parts to look at; the whole page when not given. */
  within?: string[];
  /** Selectors of what is not looked at. */
  except?: string[];
  /** Tags of rules that are not for this. */
  without?: string[];
  /** Only the rules that a theme can change. */
  isOfColors?: boolean;
  /** Only the others, which words can change. */
  isOfWords?: boolean;
}

/** The reader's own code, put into each page once: put in at every reading, it takes longer than the reading does. */
const READER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, or in parts of it, that shuts somebody out; a line a rule. */
export async function barriersOn(
  page: Page,
  { within = ['html'], except = [], without = [], isOfColors = false, isOfWords = false }: BarriersReading = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(READER);
  const options: axe.RunOptions = {
    runOnly: isOfColors
      ? { type: 'rule', values: OF_COLORS }
      : { type: 'tag', values: RULES.filter((tag) => !without.includes(tag)) },
    rules: Object.fromEntries(isOfWords ? OF_COLORS.map((rule) => [rule, { enabled: false }]) : []),
    // What passed is not written out, nor are styles fetched a second time.
    resultTypes: ['violations'],
    preload: false,
  };
  return page.evaluate(
    async ({ part, wanted }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { part: { include: within, exclude: except }, wanted: options },
  );
}
