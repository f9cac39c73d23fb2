import type { Finding } from './check.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');

function caseOf({ name, does, says, suffers, state, reason = '', problems, ms }: Finding): string {
  const [area = name] = name.split('.');
  const head = `<testcase classname="${escaped(area)}" name="${escaped(`${name}: ${does}`)}" time="${(ms / 1_000).toFixed(3)}">`;
  if (state === 'left out') return `${head}<skipped message="${escaped(reason)}"/></testcase>`;
  const failures = problems.map(({ curl, came, allowed }) => {
    const text = [`asked: ${curl}`, `came: ${came}`, `allowed: ${allowed}`, `contract: ${says}`, `shopper: ${suffers}`];
    return `<failure message="${escaped(suffers)}">${escaped(text.join('\n'))}</failure>`;
  });
  return `${head}${failures.join('')}</testcase>`;
}

function junit(all: readonly Finding[]): string {
  const count = (state: Finding['state']): number => all.filter((one) => one.state === state).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${all.length}" failures="${count('wrong')}" skipped="${count('left out')}">`,
    ...all.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n');
}

/** What was found as a file of this name holds it: JUnit's XML, or JSON. Throws a sentence for another ending. */
export function reportText(file: string, all: readonly Finding[]): string {
  if (file.endsWith('.xml')) return junit(all);
  if (file.endsWith('.json')) return `${JSON.stringify(all, undefined, 2)}\n`;
  throw new Error(`--report wants a name that ends in .xml (JUnit) or .json, not '${file}'`);
}
