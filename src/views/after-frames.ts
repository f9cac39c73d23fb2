/**
 * Does it in a task of its own after so many frames: a first one shows what stands now, and is on the glass when a second one
 * begins. A page that nobody sees has no frames, and does it when it is seen. Gives the way to call it off.
 */
export function afterFrames(count: number, act: () => void): () => void {
  let timer = 0;
  const next = (left: number): number =>
    requestAnimationFrame(() => {
      if (left > 1) frame = next(left - 1);
      else timer = window.setTimeout(act);
    });
  let frame = next(count);
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
