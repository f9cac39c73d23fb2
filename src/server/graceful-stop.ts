const STOP_MS = 8_000;

interface Listening {
  close(closed: () => void): unknown;
}

/**
 * On SIGTERM or SIGINT open requests may finish, for 8 seconds at most; then the process ends well. More signals change
 * nothing: Ctrl+C reaches a server twice, from the terminal and from whoever started it.
 */
export function stopOnSignals(
  server: Listening,
  process: Pick<NodeJS.Process, 'on' | 'exit'>,
  say: (line: string) => void,
): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    say('stopping');
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), STOP_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
