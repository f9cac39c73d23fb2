import type { Run } from './run.ts';

/** What each story came to in each engine, as a table of Markdown. */
export function tableOf(runs: Run[]): string {
  const stories = [...new Set(runs.flatMap(({ told }) => told.map(({ story }) => story)))];
  const cell = ({ told }: Run, story: string): string => {
    const one = told.find((each) => each.story === story);
    if (one === undefined) return 'not tried';
    return one.failure === undefined ? 'yes' : 'no';
  };
  // A browser calls itself as it likes; its number is its own.
  const head = ['', ...runs.map(({ engine, version }) => `${engine} ${version.split(' ').at(-1)}`)];
  const rows = stories.map((story) => [story, ...runs.map((run) => cell(run, story))]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]): string => `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

/** A page with another table between its marks. */
export function withTable(page: string, table: string): string {
  return page.replace(
    /(<!-- table -->\n)[\s\S]*(\n<!-- \/table -->)/,
    (_, before: string, after: string) => `${before}\n${table}\n${after}`,
  );
}
