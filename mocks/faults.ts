import type { ServerCode } from '#contract/codes.ts';
import { STATUS_OF_CODE, messageOf } from '#contract/codes.ts';

/** Where in the body something is wrong ('products.0.size') and what. */
export interface Detail {
  path: string;
  message: string;
}

/** How an endpoint says no. Becomes a reply in one place, `createBackend`. */
export class Fault extends Error {
  readonly code: ServerCode;
  readonly status: number;
  readonly details: Detail[];
  readonly headers: Record<string, string>;

  /** `status` and `headers` only where HTTP itself has a truer word than the table (404 path, 405, 413). */
  constructor(
    code: ServerCode,
    options: { details?: Detail[]; message?: string; status?: number; headers?: Record<string, string> } = {},
  ) {
    super(options.message ?? messageOf(code));
    this.name = 'Fault';
    this.code = code;
    this.status = options.status ?? STATUS_OF_CODE[code];
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
  }
}
