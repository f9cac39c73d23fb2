/** Runs in a page of the shop: all of it is alive, so what is pressed now is heard, and its screen is there. */
export function isAwake(): boolean {
  interface Root {
    stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
  }
  const place = document.querySelector('#root') ?? {};
  const [, root] = Object.entries(place).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  const isWhole = root !== undefined && !(root as Root).stateNode.current.memoizedState.isDehydrated;
  return isWhole && document.querySelector('main h1') !== null;
}
