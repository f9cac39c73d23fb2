import { makeAutoObservable, observableRef } from 'mobx';
import { STORAGE_SESSION } from '#domain/constants.ts';
import type { KnownUser, Session, SessionUser } from '#domain/session.ts';
import type { KeyValue } from '#ports/platform.ts';

/** Whether somebody is signed in, and who: as much as every page needs. SessionKeeper does the rest, once it is fetched. */
export class SessionStore {
  isSignedIn = false;
  /** Which session it is: what was asked for in one is shown in no other. */
  id: string | undefined = undefined;
  /** A moment later than that somebody is there at all. */
  user: KnownUser | undefined = undefined;
  /** It could not go on while the shopper came back from a payment: that screen says so, and nobody was led away. */
  hasEndedHere = false;
  readonly #keyValue: KeyValue;

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  /** The page is alive: from now on what this browser keeps, and what its other tabs do, is followed. */
  start(): void {
    this.look();
    this.#keyValue.subscribe(STORAGE_SESSION, this.look);
  }

  look(): void {
    this.isSignedIn = this.#keyValue.read(STORAGE_SESSION) !== undefined;
    if (!this.isSignedIn) this.user = undefined;
  }

  /** It is the same session still; what is kept of its customer may have changed. */
  renew(user: SessionUser | undefined): void {
    const { phone, address } = this.user ?? {};
    this.user = user && { ...user, ...(phone !== undefined && { phone }), ...(address && { address }) };
  }

  show(session: (Pick<Session, 'id'> & { user?: KnownUser }) | undefined, hasEndedHere = false): void {
    this.hasEndedHere = hasEndedHere;
    this.isSignedIn = session !== undefined;
    this.id = session?.id;
    this.user = session?.user;
  }
}
