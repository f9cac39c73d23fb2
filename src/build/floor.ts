import packageJson from '../../package.json' with { type: 'json' };

/** An engine in which the shop does everything, by its names elsewhere, and its oldest version that is still held to. */
export interface Engine {
  /** As `build.target` of Vite calls it. */
  vite: string;
  /** As `@mdn/browser-compat-data` calls it. */
  mdn: 'chrome' | 'firefox' | 'safari' | 'safari_ios';
  version: string;
}

const NAMES = new Map<string, Omit<Engine, 'version'>>([
  ['chrome', { vite: 'chrome', mdn: 'chrome' }],
  ['firefox', { vite: 'firefox', mdn: 'firefox' }],
  ['safari', { vite: 'safari', mdn: 'safari' }],
  ['ios_saf', { vite: 'ios', mdn: 'safari_ios' }],
]);

/** The floor as it stands in `browserslist` of package.json, a line an engine; throws where a line names another one. */
export const FLOOR: readonly Engine[] = packageJson.browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' ');
  const names = NAMES.get(name);
  if (names === undefined) throw new Error(`no such engine: ${line}`);
  return { ...names, version };
});
