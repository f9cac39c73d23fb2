import type { Call } from './call.ts';
import type { ServerCode } from './codes.ts';

/** What a call can be refused with because of its kind: it takes an id, a body, a token. */
export function commonFailuresOf({ needs, path, body }: Call): ServerCode[] {
  return [
    ...(path.includes(':id') ? (['INVALID_UUID'] as const) : []),
    ...(body === undefined ? [] : (['VALIDATION_ERROR', 'BAD_REQUEST', 'INVALID_UUID'] as const)),
    ...(needs === 'nobody' ? [] : (['UNAUTHORIZED'] as const)),
    'SOMETHING_WENT_WRONG',
    'DATA_BASE_ERROR',
  ];
}

/** What a call can be refused with: causes of its own, and those of its kind. */
export function failuresOf(call: Call): ServerCode[] {
  return [...new Set([...call.failures, ...commonFailuresOf(call)])];
}
