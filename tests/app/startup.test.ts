import { expect, test } from 'vitest';
import { prefetchScreens } from '#app/prefetch.ts';
import { createFakeClock } from '../support/fake-clock.ts';

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %j',
  (connection) => {
    const clock = createFakeClock();
    prefetchScreens(clock, connection);
    expect(clock.waiting).toBe(0);
  },
);

test('on a usual line the next screens are fetched once the page has settled', () => {
  const clock = createFakeClock();
  prefetchScreens(clock, { effectiveType: '4g' });
  expect(clock.waiting).toBe(1);
});
