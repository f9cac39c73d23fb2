/**
 * Whether something over the page may speak from within it (messages, names of screens): it stays in reach of those who
 * listen while the rest is closed off. What speaks from the screen itself is closed off with it.
 */
export const speaks = (element: Element): boolean => element.querySelector('[aria-live]:not(main *)') !== null;
