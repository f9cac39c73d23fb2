import { parseArgs } from 'node:util';

/** Ends a command that cannot be done as it was typed: why, in a line, and code 2. */
export function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

/** What was read of what was typed; a reason not to is told as `refuse` does. */
export function understood<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Of a command that takes nothing: refuses whatever was typed behind its name. */
export function takeNothing(): void {
  understood(() => parseArgs());
}

/** Throws for what is no number. */
export function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`${name} is a number, not «${text}»`);
  return number;
}

/** Throws for what is no number above 0: that much of something would be nothing, and look as if all were well. */
export function amountOf(name: string, text: string): number {
  const amount = numberOf(name, text);
  if (amount <= 0) throw new Error(`${name} is more than 0, not «${text}»`);
  return amount;
}

/** The amounts that were typed, so many at most. Throws for anything else. */
export function amountsTyped(name: string, atMost: number): number[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [extra] = positionals.slice(atMost);
  if (extra !== undefined) throw new Error(`one number too many: '${extra}'`);
  return positionals.map((text) => amountOf(name, text));
}
