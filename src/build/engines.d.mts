/** A browser beside Chromium. */
interface Engine {
  /** Packages of Debian that bring it. */
  packages: string[];
  /** The program that is started; undefined where it is not there. */
  path: () => string | undefined;
}

export const ENGINES: Record<'firefox' | 'webkit' | 'wpe' | 'firefox 115', Engine>;
