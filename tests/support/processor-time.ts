/** Milliseconds this process has computed for: unlike a clock, the same however busy the machine is. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
