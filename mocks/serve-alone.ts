import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { logger } from 'hono/logger';

const PORT = 4010;

/** A server of the backend alone, for a shop, a phone or curl on another address. `PORT` in the environment moves it. */
export function serveAlone(answer: (request: Request) => Promise<Response>): void {
  const app = new Hono();
  const log = (line: string): void => void process.stdout.write(`${line}\n`);
  app.use(logger(log));
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key'],
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    }),
  );
  app.all('*', (context) => answer(context.req.raw));
  serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? PORT) }, ({ port }) =>
    log(`The bundled backend listens on http://localhost:${port}`),
  );
}
