import { spawn } from 'node:child_process';

/** A screen that nobody sees, for browsers that need one. Gives what DISPLAY is to be, and the way to take it away. */
export async function openScreen(size = '1700x1300x24'): Promise<{ display: string; close: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`));
  });
  return { display, close: () => void screen.kill() };
}
