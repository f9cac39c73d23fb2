// Stands in for 'reflect-metadata/lite' in the browser's bundle: the shop has no decorators, so there is no metadata.
const metadata = new WeakMap<object, Map<unknown, unknown>>();
const read = (key: unknown, target: object): unknown => metadata.get(target)?.get(key);

Object.assign(Reflect, {
  getMetadata: read,
  getOwnMetadata: read,
  hasOwnMetadata: (key: unknown, target: object) => metadata.get(target)?.has(key) ?? false,
  defineMetadata: (key: unknown, value: unknown, target: object) =>
    void metadata.set(target, (metadata.get(target) ?? new Map<unknown, unknown>()).set(key, value)),
});
