import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Beside, KnownOrigins } from './origins.ts';

const PORT = 4010;
const MOST_OF_A_PORT = 65_535;
const HOST = '127.0.0.1';
const STOP_MS = 3_000;

type Answer = (request: Request, beside?: Beside) => Promise<Response>;

/** The server's app: what a shop on another address may ask, read and repeat. `log` gets a line a request. */
export function aloneApp(answer: Answer, log: (line: string) => void): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const { req, res } = context;
    log(`${req.method} ${req.path} ${res.status} ${Math.round(performance.now() - began)} ms`);
  });
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key', 'order-key'],
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['allow', 'content-disposition', 'idempotency-key', 'retry-after'],
      maxAge: 600,
    }),
  );
  app.all('*', (context) => answer(context.req.raw, context.env as Beside | undefined));
  return app;
}

/** `--world sale --fault orders.get:html --fault …`. Throws a sentence for anything else. */
export function beginningOf(args: string[]): { world?: string; faults: string[] } {
  const { values } = parseArgs({
    args,
    options: { world: { type: 'string' }, fault: { type: 'string', multiple: true } },
  });
  return { ...(values.world !== undefined && { world: values.world }), faults: values.fault ?? [] };
}

/** Where to listen. Throws a sentence for what is no port. */
export function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MOST_OF_A_PORT) throw new Error(`PORT wants a number up to 65535, not '${text}'`);
  return port;
}

type Environment = Record<string, string | undefined>;

/** Whether `MOCK_TOOLS` opens the developer's endpoints. Throws a sentence for what is neither 1 nor 0. */
export function areToolsOpen({ MOCK_TOOLS: tools }: Environment): boolean {
  if (tools && tools !== '1' && tools !== '0') throw new Error(`MOCK_TOOLS must be 1 or 0, not '${tools}'`);
  return tools === '1';
}

/** By which name to listen. Loopback unless told otherwise: nothing is opened to a network by accident. */
export const hostOf = ({ HOST: host }: Environment): string => host || HOST;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Where links of letters lead: to the shop that `PUBLIC_ORIGIN` names, else to where `PORT` and `HOST` put this server.
 * Throws a sentence for what is no address.
 */
export function originsOf(environment: Environment): KnownOrigins {
  const { PUBLIC_ORIGIN: shop } = environment;
  const host = hostOf(environment);
  if (shop && !(/^https?:\/\//.test(shop) && URL.canParse(shop)))
    throw new Error(`PUBLIC_ORIGIN wants an http(s) address, not '${shop}'`);
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const here = `http://${name.includes(':') ? `[${name}]` : name}:${portOf(environment['PORT'])}`;
  return { publicOrigin: shop ? new URL(shop).origin : undefined, listensOn: () => here };
}

/** A server of the backend alone, for a shop, a phone or curl on another address. `PORT` and `HOST` move it. */
export function serveAlone(answer: Answer): void {
  const port = portOf(process.env['PORT']);
  const hostname = hostOf(process.env);
  const server = serve({ fetch: aloneApp(answer, say).fetch, port, hostname }, (address) =>
    say(`The bundled backend listens on http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${address.port}`),
  );
  server.once('error', (error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? `port ${port} is taken: choose another with PORT` : error.message;
    process.stderr.write(`cannot listen: ${why}\n`);
    process.exit(1);
  });
  // Open calls may finish; what hangs on purpose never would.
  const stop = (): void => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), STOP_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
