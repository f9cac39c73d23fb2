import { readFileSync, writeFileSync } from 'node:fs';
import { check } from '../check.ts';
import { ROWS } from '../rows/rows.ts';
import { WRONG_AT_ONCE } from './at-once.ts';
import { WRONG_TO_BROWSERS } from './browser.ts';
import { WRONG_GOODS } from './goods.ts';
import { WRONG_KEEPING } from './keeping.ts';
import { WRONG_MONEY } from './money.ts';
import { WRONG_ORDERS } from './orders.ts';
import { WRONG_PAYMENTS } from './payment.ts';
import { WRONG_PEOPLE } from './people.ts';
import type { Planted } from './plant.ts';
import { placeOf } from './plant.ts';

/** Backends that are wrong, each in one thing. */
export const PLANTED: readonly Planted[] = [
  ...WRONG_GOODS,
  ...WRONG_ORDERS,
  ...WRONG_MONEY,
  ...WRONG_PAYMENTS,
  ...WRONG_PEOPLE,
  ...WRONG_KEEPING,
  ...WRONG_AT_ONCE,
  ...WRONG_TO_BROWSERS,
];

/** Rows that a backend fails, of some. */
export async function wrongRows(planted: Partial<Planted>, only?: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, state } of check(placeOf(planted), ROWS, only)) if (state === 'wrong') names.push(name);
  return names;
}

interface Judged {
  planted: Planted;
  isFound: boolean;
}

/** What becomes of each: put through the row that must find it, since rows know nothing of each other. */
export async function judged(): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const planted of PLANTED) {
    const rows = await wrongRows(planted, planted.wrong);
    all.push({ planted, isFound: rows.includes(planted.wrong) });
  }
  return all;
}

const HEADS = ['what is wrong with it', 'found by'];

/** The table of docs/contract.md. */
export function tableOf(all: readonly Judged[]): string {
  const rows = all.map(({ planted, isFound }) => [planted.is, isFound ? `\`${planted.wrong}\`` : 'not found']);
  const widths = HEADS.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]): string => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const found = all.filter(({ isFound }) => isFound).length;
  return [
    `${found} of ${all.length} are called wrong by the row that must, and the sound one by none.`,
    '',
    line(HEADS),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
  ].join('\n');
}

const FILE = 'docs/contract.md';
const HEADING = '### Planted backends\n\n';

/** What the documentation says of them. */
export function tableInDocs(): string {
  return readFileSync(FILE, 'utf8').split(HEADING)[1]?.split('\n\n## ')[0] ?? '';
}

/** Writes the table into the documentation. */
export function writeTable(table: string): void {
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(HEADING + tableInDocs(), HEADING + table));
}
