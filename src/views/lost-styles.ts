/** Styles that failed to come, with the other try of those that are asked for again. */
const lost = new Map<HTMLLinkElement, Promise<void> | undefined>();

if (typeof document !== 'undefined')
  // An error of a link does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.set(target, undefined);
    },
    true,
  );

function askAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    const end = (): void => {
      lost.delete(link);
      resolve();
    };
    again.addEventListener('load', end);
    again.addEventListener('error', end);
    link.replaceWith(again);
  });
}

/**
 * Asks once more for styles that did not come with their code: a bundler asks for them once only, and what is drawn after
 * another try would be drawn without. Where they do not come again, words without styles are better than none. Styles that
 * are still on their way are left to whoever asked for them.
 */
export async function lostStyles(): Promise<void> {
  for (const [link, underWay] of lost) if (underWay === undefined && link.isConnected) lost.set(link, askAgain(link));
  await Promise.all([...lost.values()].filter((again) => again !== undefined));
}
