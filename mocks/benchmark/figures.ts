/** The value that a share of all values does not exceed; 0.5 is the median. NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of the benchmark: what was measured and, where there is a goal, whether it was reached. */
export interface Figure {
  name: string;
  value: string;
  goal?: { text: string; isReached: boolean };
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

export function lineOf({ name, value, goal }: Figure): string {
  const verdict = goal === undefined ? '' : `${goal.isReached ? 'ok  ' : 'MISS'} goal ${goal.text}`;
  return `${name.padEnd(44)} ${value.padEnd(26)} ${verdict}`.trimEnd();
}
