/** What the shop needs of the place it runs in. Each has a browser adapter and an in-memory one for server and tests. */

/** Text kept under a name; silently forgets when the browser refuses storage. */
export interface KeyValue {
  read(name: string): string | undefined;
  /** False when nothing could be kept. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Calls back when another tab changed this name; gives the way to stop. */
  subscribe(name: string, changed: () => void): () => void;
}

export const KeyValue = Symbol('KeyValue');

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back after so many milliseconds; gives the way to cancel. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const Clock = Symbol('Clock');

export interface Navigation {
  /** The address of the shop that is shown: a path without locale and query. */
  at(): string;
  /** Goes to an address of the shop; `path` begins with '/' and has no locale. */
  open(path: string, options?: { replace?: boolean }): void;
  /** Leaves the shop for the payment provider: a form is sent there, so that signed fields are in no address. */
  submit(url: string, method: 'GET' | 'POST', fields: Record<string, string>): void;
}

export const Navigation = Symbol('Navigation');

/** A new random UUID v4. */
export type NewId = () => string;

export const NewId = Symbol('NewId');
