import { useCallback, useEffect, useRef, useState } from 'react';
import type { JumpGame } from '#domain/jump-game.ts';
import { newGame, pause, press, step } from '#domain/jump-game.ts';

const CALM = '(prefers-reduced-motion: reduce)';
/** Presses so soon after a crash were meant for the jump. */
const CRASH_REST_MS = 400;

/** Whether less motion is asked for. */
export function isCalm(): boolean {
  return window.matchMedia(CALM).matches;
}

interface Play {
  game: JumpGame;
  press: () => void;
  pause: () => void;
}

/**
 * A game in time with the screen: one loop of frames while it runs, none otherwise. It pauses when the tab is hidden and
 * when less motion is asked for meanwhile. `onCrash` hears how many jumps it was.
 */
export function useJumpGame(onCrash: (jumps: number) => void): Play {
  const [game, setGame] = useState(() => newGame(Math.floor(Math.random() * 2 ** 31)));
  const latest = useRef(game);
  const crashedAt = useRef(0);

  const put = useCallback((next: JumpGame): void => {
    latest.current = next;
    setGame(next);
  }, []);

  const isRunning = game.phase === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    let before = performance.now();
    const draw = (now: number): void => {
      const next = step(latest.current, (now - before) / 1_000);
      before = now;
      put(next);
      if (next.phase === 'running') frame = requestAnimationFrame(draw);
      if (next.phase !== 'crashed') return;
      crashedAt.current = now;
      onCrash(next.jumps);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, put, onCrash]);

  useEffect(() => {
    const calm = window.matchMedia(CALM);
    const rest = (isWanted: boolean): void => {
      if (isWanted) put(pause(latest.current));
    };
    const onVisibility = (): void => rest(document.hidden);
    const onMotion = (): void => rest(calm.matches);
    document.addEventListener('visibilitychange', onVisibility);
    calm.addEventListener('change', onMotion);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      calm.removeEventListener('change', onMotion);
    };
  }, [put]);

  return {
    game,
    press: () => {
      const hasJustCrashed =
        latest.current.phase === 'crashed' && performance.now() - crashedAt.current < CRASH_REST_MS;
      if (!hasJustCrashed) put(press(latest.current));
    },
    pause: () => put(pause(latest.current)),
  };
}
