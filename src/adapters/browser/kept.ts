import type { Kept, KeptItem } from '#ports/kept.ts';

/** What is needed of a window. */
export type KeptHost = Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'dispatchEvent'>;

/** A browser that lets nothing be kept keeps nothing. */
function attempt<Value>(use: () => Value, without: Value): Value {
  try {
    return use();
  } catch {
    return without;
  }
}

function itemsOf(storage: Storage): KeptItem[] {
  return Object.keys(storage).map((name) => ({ name, value: storage.getItem(name) ?? '' }));
}

function cookiesOf({ cookie }: Document): KeptItem[] {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.flatMap(([name = '', ...value]) => (name === '' ? [] : { name, value: value.join('=') }));
}

/** Both storages of a browser and the cookies that its page can read: the shop has no others. */
export function createKept(host: KeptHost): Kept {
  const { document } = host;
  return {
    read() {
      const items = [
        ...attempt(() => itemsOf(host.localStorage), []),
        ...attempt(() => itemsOf(host.sessionStorage), []),
        ...attempt(() => cookiesOf(document), []),
      ];
      return items.sort((a, b) => a.name.localeCompare(b.name));
    },
    forget(name) {
      attempt(() => host.localStorage.removeItem(name), undefined);
      attempt(() => host.sessionStorage.removeItem(name), undefined);
      document.cookie = `${name}=; Path=/; Max-Age=0`;
      host.dispatchEvent(new StorageEvent('storage', { key: name }));
    },
  };
}
