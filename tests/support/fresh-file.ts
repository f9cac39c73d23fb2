import { afterAll, vi } from 'vitest';
import { removeFolders } from './new-folder.ts';

/** The HTTP server of a test puts its own in their place, which nobody else takes for an answer that failed. */
const OVERWRITTEN = ['Request', 'Response'] as const;
const natives = OVERWRITTEN.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {}] as const);

/** Files of tests share a process: each begins with modules, globals and a page that no other has touched, and leaves no folder. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
  removeFolders();
  for (const [name, native] of natives) Object.defineProperty(globalThis, name, native);
  if (typeof document !== 'undefined') clearPage();
});

function clearPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
