import type { Call } from '#contract/call.ts';
import { problemsOf, verdictBy } from '#contract/verdict.ts';
import type { Exchange, Exchanges } from '#fixtures/exchanges/exchanges.ts';

/** Whether a path is one of a pattern: '/v1/orders/:id' of '/v1/orders/5f0c…'. */
function isOf(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

function requestProblems(call: Call, { method, path, headers, body }: Exchange['request']): string[] {
  const has = (name: string) => Object.hasOwn(headers, name);
  const fits = call.body === undefined ? body === undefined : problemsOf(call.body, body).length === 0;
  const rules: [string, boolean][] = [
    ['method', method === call.method],
    ['path', isOf(call.path, path)],
    ['headers: Content-Type', has('Content-Type') === (call.body !== undefined)],
    ['headers: Authorization', has('Authorization') === (call.needs === 'customer')],
    ['headers: Idempotency-Key', has('Idempotency-Key') === call.creates],
    ['headers: Order-Key', has('Order-Key') === call.isOfOrder],
    ['body', fits],
  ];
  return rules.flatMap(([rule, isKept]) => (isKept ? [] : [`request ${rule}`]));
}

/** Everything in which the examples of a call differ from its row; nothing when they agree. */
export function exampleProblems(call: Call, { good, failing }: Exchanges): string[] {
  const answerOf = ({ response }: Exchange) => verdictBy(call, response.status, response.body);
  return [
    ...requestProblems(call, good.request),
    ...requestProblems(call, failing.request),
    ...answerOf(good),
    ...answerOf(failing),
    ...(good.response.status < 300 ? [] : ['the good one fails']),
    ...(failing.response.status >= 400 ? [] : ['the failing one does not fail']),
  ];
}
