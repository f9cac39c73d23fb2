import type { User } from './customer.ts';
import { keptValue } from './kept-text.ts';
import type { Tokens } from './tokens.ts';
import { lifetimeMs, needsRefresh } from './tokens.ts';

/** Somebody is signed in: what the browser keeps of it (spec section 3). */
export interface Session extends Tokens {
  /** Given at sign-in, the same after each refresh: tells this session from the next one. */
  id: string;
  /** When the tokens came, epoch ms by the clock of this device. */
  receivedAt: number;
  /** What was typed at sign-in: stands for the customer until more is known. */
  email?: string;
  user?: SessionUser;
  /** New tokens have been asked for and not come yet; a page that was left meanwhile would never have heard them. */
  renewal?: Renewal;
}

interface Renewal {
  /** UUID under which the server gives the same tokens once more. */
  operation: string;
  /** When it was first asked, epoch ms by the clock of this device: no later than the tokens were made. */
  askedAt: number;
}

/** As much of a customer as the shop greets by; the rest is asked for when it is shown. */
export type SessionUser = Pick<User, 'id' | 'email' | 'isEmailConfirmed' | 'firstName' | 'lastName' | 'patronymic'>;

const VERSION = 1;
const TEXT_MAX_LENGTH = 16_384;
const NAMES = ['firstName', 'lastName', 'patronymic'] as const;
const isName = (name: string): boolean => NAMES.some((one) => one === name);

/** New tokens as a session; undefined when nobody can tell how long they last, which is as good as none. */
export function beginSession(id: string, tokens: Tokens, now: number): Session | undefined {
  const { accessToken, refreshToken } = tokens;
  if (refreshToken === '' || lifetimeMs(accessToken, now) === undefined) return undefined;
  return { id, accessToken, refreshToken, receivedAt: now };
}

/** The same session with new tokens, `since` epoch ms. */
export function renewSession(session: Session, tokens: Tokens, since: number): Session | undefined {
  const { renewal: _heard, ...rest } = session;
  const next = beginSession(session.id, tokens, since);
  return next && { ...rest, ...next };
}

/** Whether the access token may be used: by its life since receipt, whatever the clock of the device says. */
export function isFresh({ accessToken, receivedAt }: Session, now: number): boolean {
  const life = lifetimeMs(accessToken, receivedAt);
  return life !== undefined && now >= receivedAt && !needsRefresh(receivedAt + life, now);
}

/** How a customer is called: joined names, or the e-mail where there are none (spec section 3). */
export function titleOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** A letter is opened by whoever has it, signed in or not; a path without locale. */
export function isPageOfLetter(path: string): boolean {
  return path === '/confirm-email' || path === '/reset-password';
}

/** The same customer after what another tab has kept of them; what only this page knows stays. */
export function renewedUser(known: User | undefined, kept: SessionUser | undefined): User | undefined {
  const unnamed = known && Object.fromEntries(Object.entries(known).filter(([name]) => !isName(name)));
  return kept && { ...unnamed, ...kept };
}

export function sessionUser({ id, email, isEmailConfirmed, ...rest }: User): SessionUser {
  const names = NAMES.flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name]]]));
  return { id, email, isEmailConfirmed, ...(Object.fromEntries(names) as Pick<User, 'firstName'>) };
}

export function encodeSession({ user, ...session }: Session): string {
  return JSON.stringify({ version: VERSION, ...session, ...(user && { user: sessionUser(user) }) });
}

type Fields = Readonly<Record<string, unknown>>;

/** Own fields only: nothing comes in by a prototype. */
function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= TEXT_MAX_LENGTH;
}

function userOf(value: unknown): SessionUser | undefined {
  const { id, email, isEmailConfirmed, ...rest } = fieldsOf(value);
  if (!isText(id) || !isText(email)) return undefined;
  const names = NAMES.flatMap((name) => (isText(rest[name]) ? [[name, rest[name]]] : []));
  return { id, email, isEmailConfirmed: isEmailConfirmed === true, ...(Object.fromEntries(names) as object) };
}

function renewalOf(value: unknown): Renewal | undefined {
  const { operation, askedAt } = fieldsOf(value);
  return isText(operation) && typeof askedAt === 'number' ? { operation, askedAt } : undefined;
}

/** The session in a kept text; undefined for any other text: of an old version, damaged, or by a strange hand. */
export function decodeSession(text: string | undefined): Session | undefined {
  const fields = fieldsOf(keptValue(text));
  const { version, id, accessToken, refreshToken, receivedAt, email } = fields;
  if (version !== VERSION || typeof receivedAt !== 'number') return undefined;
  if (!isText(id) || !isText(accessToken) || !isText(refreshToken)) return undefined;
  const user = userOf(fields['user']);
  const renewal = renewalOf(fields['renewal']);
  const rest = { ...(isText(email) && { email }), ...(user && { user }), ...(renewal && { renewal }) };
  return { id, accessToken, refreshToken, receivedAt, ...rest };
}
