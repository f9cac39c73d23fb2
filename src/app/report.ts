/** What whoever runs the shop should know of and no shopper need: into the log of the browser or of the server. */
export function report(message: string): void {
  console.warn(message);
}
