import * as z from 'zod/mini';

const screen = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const TEN_MINUTES_MS = 600_000;

/** A web vital: milliseconds, or for CLS a share of the window. */
const vital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().check(z.gte(0), z.lte(TEN_MINUTES_MS)),
  screen,
});

/** An error that nobody caught. Its message stays where it was: it may quote what was typed. */
const failure = z.strictObject({
  name: z.literal('error'),
  kind: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** Which of the shop's scripts, and where in it; '' where that is not known. */
  at: z.string().check(z.regex(/^(?:\/assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9})?$/)),
  screen,
});

/** What the browser of a shopper who agreed tells the shop's own server, at once. */
export const measurements = z.array(z.union([vital, failure])).check(z.maxLength(50));

export type Measurement = z.infer<typeof measurements>[number];
