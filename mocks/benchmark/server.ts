import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figures.ts';
import { milliseconds, percentile } from './figures.ts';

const GOAL_MS = 500;
const STARTS = 5;
const TRY_AGAIN_MS = 5;
const GIVE_UP_MS = 15_000;
const LOG_READ = 10_000;
const BYTES_OF_KB = 1_024;
const SERVER = fileURLToPath(new URL('../start-server.ts', import.meta.url));

export interface RunningServer {
  /** Where it listens. */
  url: string;
  /** Milliseconds from the start of its process to its first answer. */
  startedInMs: number;
  /** Bytes the system gives it at the moment, garbage included; undefined where the system does not say. */
  residentBytes: () => number | undefined;
  /** Where its inspector listens. */
  inspectorUrl: string | undefined;
  /** Ends it as it is ended, or at once by SIGKILL. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

function residentBytes({ pid }: ChildProcess): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * BYTES_OF_KB;
  } catch {
    return undefined;
  }
}

/** The port the server says it listens on. Its log is read on to the end, so that it never waits for a reader. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      if (said.length < LOG_READ) said += String(part);
      const port = /listens on http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    });
    child.once('exit', () => reject(new Error(`The server ended before it listened: ${said}`)));
  });
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url}/v1/pages/home`).then(
    async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
    () => false,
  );
}

/** Where the inspector listens; what else the server complains of is passed on. */
function inspectorOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stderr?.on('data', (part: Buffer) => {
      const url = /Debugger listening on (ws:\S+)/.exec(String(part))?.[1];
      if (url !== undefined) resolve(url);
      else if (!/^(?:Debugger|For help)/.test(String(part))) process.stderr.write(part);
    });
  });
}

interface Start {
  isInspected?: boolean;
  /** Where its state is, when others are to find it there. */
  dataFile?: string;
}

/** The backend's server as `npm run backend` starts it, on a free port, its state in a folder of its own. */
export async function startServer({ isInspected = false, dataFile }: Start = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-benchmark-'));
  const start = performance.now();
  const child = spawn(process.execPath, [...(isInspected ? ['--inspect=127.0.0.1:0'] : []), SERVER], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...(dataFile !== undefined && { DATA_FILE: dataFile }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const inspector = inspectorOf(child);
  const stop = async (signal?: NodeJS.Signals): Promise<void> => {
    process.off('exit', kill);
    child.kill(signal);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  try {
    const url = `http://127.0.0.1:${await portOf(child)}`;
    while (!(await isAnswering(url))) {
      if (performance.now() - start > GIVE_UP_MS) throw new Error('The server does not answer');
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
    const startedInMs = performance.now() - start;
    const inspectorUrl = isInspected ? await inspector : undefined;
    return { url, startedInMs, residentBytes: () => residentBytes(child), inspectorUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How long a cold start takes. */
export async function startFigures(): Promise<Figure[]> {
  const times: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const server = await startServer();
    times.push(server.startedInMs);
    await server.stop();
  }
  const median = percentile(times, 0.5);
  return [
    {
      name: 'cold start of the server, to its first answer',
      value: `median ${milliseconds(median)} of ${STARTS}`,
      goal: { text: `< ${GOAL_MS} ms`, isReached: median < GOAL_MS },
    },
    { name: '', value: `slowest ${milliseconds(Math.max(...times))}` },
  ];
}
