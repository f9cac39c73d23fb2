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

/** Throws for what is no number. */
export function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`${name} is a number, not «${text}»`);
  return number;
}
