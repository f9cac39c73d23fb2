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

/**
 * What axe finds on the page, or in parts of it, that shuts somebody out; a line a rule. What is too small because a bar at the
 * edge of the window lies over most of it, and can be scrolled out from under it, shuts nobody out.
 */
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
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const isTooSmall = async ({ target: [selector] }: axe.NodeResult): Promise<boolean> => {
        const { scrollX, scrollY } = window;
        document.querySelector(String(selector))?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { violations } = await run(String(selector), { ...wanted, runOnly: ['target-size'] });
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
        return violations.length > 0;
      };
      const { violations } = await run(part, wanted);
      for (const violation of violations.filter(({ id }) => id === 'target-size')) {
        const small: axe.NodeResult[] = [];
        for (const node of violation.nodes) if (await isTooSmall(node)) small.push(node);
        violation.nodes = small;
      }
      return violations
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { part: { include: within, exclude: except }, wanted: options },
  );
}
