/**
 * Fetches the styles that did not come with their code: a bundler asks for them once only, and what is drawn after another
 * try would be drawn without. Rejects when they do not come either.
 */
export async function lostStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const fetchAgain = (lost: HTMLLinkElement): Promise<Event> =>
    new Promise((resolve, reject) => {
      const link = lost.cloneNode() as HTMLLinkElement;
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      lost.replaceWith(link);
    });
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchAgain));
}
