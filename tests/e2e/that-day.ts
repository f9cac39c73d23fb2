/** The day of all stories (epoch ms), by the clock of the shop's server as it starts. */
export const THAT_DAY = Date.parse('2026-11-20T12:00:00Z');
