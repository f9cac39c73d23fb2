/** Milliseconds this process has computed for: unlike a clock, the same however busy the machine is. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The least of three: what the engine itself does meanwhile, for all the tests of a process, is in one of them only. */
export function leastMs(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const began = processorMs();
    run();
    return processorMs() - began;
  });
  return Math.min(...times);
}
