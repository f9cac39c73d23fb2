import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { errorBody } from '#contract/common.ts';

/** What no line can be broken in by itself. */
export const LONG_WORD = 'Щ'.repeat(200);

/** Texts that lead somewhere rather than being read, and what a story knows its customer by. */
const LEADS = /^(to|link|url|email|\w+Link|W\d+|\w+Token|transactionId)$/;

type Part = z.core.$ZodType;

/** A text of no form: neither an id nor a date, a colour, an e-mail or a phone. */
function isFree(def: z.core.$ZodStringDef): boolean {
  const isForm = (check: z.core.$ZodCheck): boolean => check._zod.def.check === 'string_format';
  return !('format' in def) && !(def.checks ?? []).some(isForm);
}

/** The same message with every text a long word. */
function spoilt(schema: Part, value: unknown, parts: Call['parts'] = {}): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return isFree(def) ? LONG_WORD : value;
    case 'array':
      return (value as unknown[]).map((item) => spoilt(def.element, item));
    case 'optional':
    case 'nullable':
      return spoilt(def.innerType, value);
    case 'union': {
      const option = def.options.find((one) => z.safeParse(one as z.ZodMiniType, value).success);
      return option === undefined ? value : spoilt(option, value);
    }
    case 'object': {
      const fields: Record<string, Part | undefined> = def.shape;
      const spoil = (name: string, one: unknown): unknown => {
        const part = parts[name];
        if (part !== undefined) return (one as unknown[]).map((item) => spoilt(part, item));
        const field = fields[name];
        return field === undefined || LEADS.test(name) ? one : spoilt(field, one);
      };
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoil(name, one)]));
    }
    default:
      return value;
  }
}

const ROWS = Object.values<Call>(CALLS).map((call) => ({
  ...call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Addresses of pages begin with a language; nothing else does. */
const A_PAGE = /^http:\/\/[^/]+\/(?:ua|en)(?:[/?]|$)/;

/** From now on the browser draws every page itself, and whatever the server says to it in words is long words. */
export async function lengthenTheWire(page: Page): Promise<void> {
  const shell = await readFile(new URL('../../dist/client/index.html', import.meta.url), 'utf8');
  await page.route(A_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
  await page.route('**/v1/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const row = ROWS.find(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    // A connection that the server has just closed says nothing of the shop.
    const response = await route.fetch({ maxRetries: 2 });
    const schema = response.ok() ? row?.answer : errorBody;
    if (schema === undefined || row === undefined || response.status() === 204) return route.fulfill({ response });
    return route.fulfill({ response, json: spoilt(schema, await response.json(), row.parts) });
  });
}
