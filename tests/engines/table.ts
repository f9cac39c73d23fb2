import type { Run } from './run.ts';

/** What each story came to in each engine, as a table of Markdown. */
export function tableOf(runs: Run[]): string {
  const stories = [...new Set(runs.flatMap(({ told }) => told.map(({ story }) => story)))];
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const cell = ({ told }: Run, story: string): string => {
    const one = told.find((each) => each.story === story);
    if (one === undefined) return 'not tried';
    return one.failure === undefined ? 'yes' : 'no';
  };
  return [
    line(['', ...runs.map(({ version }) => version)]),
    line(['---', ...runs.map(() => '---')]),
    ...stories.map((story) => line([story, ...runs.map((run) => cell(run, story))])),
  ].join('\n');
}

/** A page with another table between its marks. */
export function withTable(page: string, table: string): string {
  return page.replace(
    /(<!-- table -->\n)[\s\S]*(\n<!-- \/table -->)/,
    (_, before: string, after: string) => `${before}\n${table}\n${after}`,
  );
}
