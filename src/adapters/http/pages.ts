import { page } from '#contract/pages.ts';
import type { PagesPort } from '#ports/pages.ts';
import { segment } from './address.ts';
import type { Client } from './client.ts';
import type { Report } from './decode.ts';
import { noReport } from './decode.ts';
import { toPage } from './mapping/page.ts';

/** Info pages from the server; a block of a type unknown to this client is left out and reported. */
export function createPages(client: Client, report: Report = noReport): PagesPort {
  return {
    async page(slug, signal) {
      return toPage(await client.read(`/v1/pages/${segment(slug)}`, page, { signal }), report);
    },
  };
}
