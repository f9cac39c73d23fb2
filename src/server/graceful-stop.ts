import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

/** How long after SIGTERM new connections are still taken: until a load balancer has heard of it from /health. */
const DRAIN_MS = 3_000;
/** So long after its last answer nothing more is on its way on a connection. */
const IDLE_MS = 1_000;
const SWEEP_MS = 100;
const STOP_MS = 8_000;

/** What a connection was when its last answer had ended. */
interface Rest {
  since: number;
  bytesRead: number;
}

/** Connections of a server that is going to stop, and whether it has begun to. */
function followConnections(server: Server, idleMs: number): { tell(): void; closeIdle(): void } {
  const open = new Set<ServerResponse>();
  const resting = new Map<Socket, Rest>();
  let isStopping = false;
  const rest = (socket: Socket): void =>
    void resting.set(socket, { since: performance.now(), bytesRead: socket.bytesRead });

  server.on('connection', (socket: Socket) => {
    rest(socket);
    socket.once('close', () => resting.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    resting.delete(socket);
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (!socket.destroyed) rest(socket);
    });
  });

  return {
    tell() {
      isStopping = true;
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
    },
    closeIdle() {
      const idle = [...resting].filter(([, { since }]) => performance.now() - since >= idleMs);
      // Immediates come after what has arrived meanwhile is read: a busy server finds it late. Bytes that came are a
      // request on its way.
      setImmediate(() => {
        for (const [socket, rested] of idle)
          if (resting.get(socket) === rested && socket.bytesRead === rested.bytesRead) socket.destroy();
      });
    },
  };
}

/** Whether the server has been told to stop: it then says so to whoever asks for its health. */
export interface Life {
  isStopping: boolean;
}

interface Options {
  say(line: string): void;
  life: Life;
  drainMs?: number;
  idleMs?: number;
  stopMs?: number;
}

/**
 * On SIGTERM every answer closes its connection, idle ones are closed, and new ones are taken for 3 seconds more; on
 * SIGINT, which is somebody at a terminal, no longer. Then open requests may finish, for 8 seconds at most, and the process
 * ends well. More signals change nothing: Ctrl+C reaches a server twice, from the terminal and from whoever started it.
 */
export function stopOnSignals(
  server: Server,
  process: Pick<NodeJS.Process, 'on' | 'exit'>,
  { say, life, drainMs = DRAIN_MS, idleMs = IDLE_MS, stopMs = STOP_MS }: Options,
): void {
  const connections = followConnections(server, idleMs);
  const stop = (takingMs: number) => () => {
    if (life.isStopping) return;
    life.isStopping = true;
    say('stopping');
    connections.tell();
    const sweep = setInterval(() => connections.closeIdle(), SWEEP_MS).unref();
    setTimeout(() => {
      // Not that of HTTP servers, which closes whatever has no request at the moment, also what has just been answered.
      Listener.prototype.close.call(server, () => {
        clearInterval(sweep);
        process.exit(0);
      });
      setTimeout(() => process.exit(0), stopMs).unref();
    }, takingMs);
  };
  process.on('SIGTERM', stop(drainMs));
  process.on('SIGINT', stop(0));
}
