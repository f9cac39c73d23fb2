import type { ServerCode } from '#contract/codes.ts';
import { STATUS_OF_CODE } from '#contract/codes.ts';
import type { Probe } from './probe.ts';
import { owned, refused } from './probe.ts';

const CODES = Object.keys(STATUS_OF_CODE) as ServerCode[];

/** Every code, also those no call of the shop has a cause for: whoever owns the server makes it fail so. */
export const ON_TAP: Probe[] = CODES.map((code) =>
  owned('plan')(
    refused(code, 'pages.get', 'on tap', async ({ owner }) => {
      await owner?.plan?.(`pages.get:${code}`);
      return { id: 'home' };
    }),
  ),
);
