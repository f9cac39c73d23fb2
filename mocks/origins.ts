const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address names this very machine; nothing that is no address does. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}

const LOOPBACK_PEER = /^(?:::ffff:)?127\.|^::1$/;
/** A proxy on this machine says so by one of them: who asks is then behind it. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** What a server of Node tells about a request beside it. */
export interface Beside {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * Whether it is this very machine that asks, and by a page of its own if by a page. A connection alone does not tell: a
 * proxy here brings strangers, and any page of the web can ask in a browser here, under a name of its own as well.
 */
export function isFromHere(request: Request, beside: Beside | undefined): boolean {
  const page = request.headers.get('origin');
  return (
    LOOPBACK_PEER.test(beside?.incoming?.socket?.remoteAddress ?? '') &&
    isLoopback(request.url) &&
    (page === null || isLoopback(page)) &&
    !FORWARDED.some((name) => request.headers.has(name))
  );
}

/** What the server of the backend knows of its own addresses. */
export interface KnownOrigins {
  /** Origin that shoppers use, where somebody has said it. */
  publicOrigin?: string | undefined;
  /** Origin this server listens on, asked for when it is needed. */
  listensOn?: (() => string) | undefined;
}

const NOWHERE = 'http://localhost';

/**
 * Where links of letters lead: never to where a call says it comes from, which anybody can make up, for they carry the
 * token of a new password to somebody else. Only this machine's own pages are believed, which no other has.
 */
export function letterOrigin({ publicOrigin, listensOn = () => NOWHERE }: KnownOrigins, pageOrigin: string): string {
  return publicOrigin ?? (isLoopback(pageOrigin) ? pageOrigin : listensOn());
}
