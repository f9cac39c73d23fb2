/** What comes of some work, unless it takes longer. */
export function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no end within ${ms / 1_000} s`)), ms).unref();
  });
  return Promise.race([work, late]);
}
