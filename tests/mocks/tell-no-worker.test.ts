import { expect, test } from 'vitest';
import { tellNoWorker } from '#mocks/tell-no-worker.ts';

test('a browser in which no worker runs is told of, with why and what helps, as words and nothing else', () => {
  tellNoWorker(new Error('<b>blocked</b>'));
  const notice = document.querySelector('[role=alert]');
  expect(notice).toHaveTextContent('could not start');
  expect(notice).toHaveTextContent('npm start');
  expect(notice).toHaveTextContent('<b>blocked</b>');
  expect(notice?.querySelector('b')).toBeNull();
});
