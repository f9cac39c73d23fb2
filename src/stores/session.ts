import { makeAutoObservable, observableRef } from 'mobx';
import type { User } from '#domain/customer.ts';
import type { Session, SessionUser } from '#domain/session.ts';
import { renewedUser } from '#domain/session.ts';

/** Whether somebody is signed in, and who, as SessionKeeper shows it. */
export class SessionStore {
  isSignedIn = false;
  /** Which session it is: what was asked for in one is shown in no other. */
  id: string | undefined = undefined;
  /** A moment later than that somebody is there at all. */
  user: User | undefined = undefined;
  /** It could not go on while the shopper came back from a payment: that screen says so, and nobody was led away. */
  hasEndedHere = false;

  constructor() {
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  /** It is the same session still; what is kept of its customer may have changed. */
  renew(user: SessionUser | undefined): void {
    this.user = renewedUser(this.user, user);
  }

  show(session: (Pick<Session, 'id'> & { user?: User }) | undefined, hasEndedHere = false): void {
    this.hasEndedHere = hasEndedHere;
    this.isSignedIn = session !== undefined;
    this.id = session?.id;
    this.user = session?.user;
  }
}
