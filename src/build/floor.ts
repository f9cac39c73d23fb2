import packageJson from '../../package.json' with { type: 'json' };

/** The oldest browsers in which the shop does everything, as `browserslist` of package.json has them. */
export const FLOOR = packageJson.browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' ');
  return { name, version };
});

/** The same as `build.target` of Vite has them. */
export const TARGET = FLOOR.map(({ name, version }) => name.replace('ios_saf', 'ios') + version);
