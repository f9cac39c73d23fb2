import { pageOnWire } from '#fixtures/pages/pages.ts';
import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { Fault } from '../faults.ts';

export const PAGE_ENDPOINTS: Endpoint[] = [
  endpoint('pages.get', ({ params, language }, { database }) => {
    const page = pageOnWire(params['slug'] ?? '', language, database.state.project);
    if (page === undefined) throw new Fault('PAGE_NOT_FOUND');
    return page;
  }),
];
