/**
 * Asks once more for styles that did not come with their code: a bundler asks for them once only, and what is drawn after
 * another try would be drawn without. Where they do not come again, words without styles are better than none.
 */
export async function lostStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const askAgain = (lost: HTMLLinkElement): Promise<Event> =>
    new Promise((resolve) => {
      const link = lost.cloneNode() as HTMLLinkElement;
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      lost.replaceWith(link);
    });
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(askAgain));
}
