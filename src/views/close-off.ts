/** Whether something over the page may speak from within it (messages, names of screens): what the screen says is the screen's. */
const speaks = (element: Element): boolean => element.querySelector('[aria-live]:not(main *)') !== null;

/**
 * Takes what is given out of reach of pointer, keyboard and reading; gives the way back. What had been so already stays so,
 * and what speaks over the page stays in reach of those who listen.
 */
export function closeOff(elements: Iterable<Element>): () => void {
  const closed = [...elements].filter((one) => !one.hasAttribute('inert') && !speaks(one));
  for (const one of closed) one.setAttribute('inert', '');
  return () => {
    for (const one of closed) one.removeAttribute('inert');
  };
}
