import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Fetch, fetchOnce } from '#views/fetch-once.ts';

/** Something whose code is fetched when it is first needed; views may observe whether it is there. */
export class Late<Value extends object> {
  current: Value | undefined = undefined;
  /** The same promise for everyone, as `fetchOnce` gives it. */
  readonly load: Fetch;

  constructor(make: () => Promise<Value>) {
    makeAutoObservable(this, { current: observableRef, load: false });
    this.load = fetchOnce(async () => {
      const made = await make();
      runInAction(() => (this.current = made));
    });
  }

  /** What is there already: for whoever is drawn only after `load`. */
  get(): Value {
    if (this.current === undefined) throw new Error('asked for before it was loaded');
    return this.current;
  }
}
