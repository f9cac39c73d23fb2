/** What must not be done twice at once, in any tab of the shop. */
export interface Locks {
  /** Runs it once whoever holds the name has let go; gives what it gives. The name is let go however it ends. */
  alone<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** False where the browser has no locks between tabs: then only this tab waits for itself. */
  readonly spansTabs: boolean;
}

export const Locks = Symbol('Locks');
