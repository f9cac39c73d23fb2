import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Pattern } from '#domain/catalog.ts';
import type { Photo } from '#domain/photo.ts';
import { useWords } from '../words.ts';
import { FARTHEST, middleCross, thingAt, viewAt, WHOLE } from './closeness.ts';
import { CrossStitch } from './cross-stitch.tsx';
import styles from './pattern-zoom.module.css';
import { sewn } from './sewn.ts';

/** From one cross to the whole thing. */
const WAY_MS = 2_400;
/** A press shorter than this holds nothing: it goes on by a step. */
const TAP_MS = 250;
const THING_PX = 500;
const STEPS = ['cross', 'pattern', 'thing'] as const;

interface PatternZoomProps {
  pattern: Pattern;
  photo: Photo | undefined;
}

const isLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A pattern on its cloth that is held to be seen from one cross over all of it to the thing it is on, and stays where it is
 * let go. Who cannot hold, or wants less motion, goes there by steps.
 */
export function PatternZoom({ pattern, photo }: PatternZoomProps) {
  const words = useWords();
  const { width } = pattern;
  const { crosses, rows } = useMemo(() => sewn(pattern), [pattern]);
  const cross = useMemo(() => middleCross(crosses, width, rows), [crosses, width, rows]);
  const threads = useMemo(() => <CrossStitch crosses={crosses} />, [crosses]);
  const cloth = useRef<SVGSVGElement>(null);
  const closeness = useRef(WHOLE);
  const letGo = useRef<() => void>(undefined);
  const [step, setStep] = useState(WHOLE);
  const [isUsed, setUsed] = useState(false);
  const steps = photo === undefined ? STEPS.slice(0, FARTHEST) : STEPS;
  const url = (photo?.sources.find((source) => source.width >= THING_PX) ?? photo?.sources.at(-1))?.url;

  const draw = (now: number): void => {
    closeness.current = now;
    const { current } = cloth;
    if (current === null) return;
    const { x, y, size } = viewAt(now, cross, width, rows);
    const { opacity, scale } = thingAt(now);
    current.setAttribute('viewBox', `${x} ${y} ${size} ${size}`);
    current.querySelector('g')?.setAttribute('opacity', String(1 - opacity));
    const side = size * scale;
    const place = { x: x + (size - side) / 2, y: y + (size - side) / 2, width: side, height: side, opacity };
    const thing = current.querySelector('image');
    for (const [name, value] of Object.entries(place)) thing?.setAttribute(name, String(value));
    setStep(Math.round(now));
  };
  // What has just come is drawn as the rest is.
  useLayoutEffect(() => draw(closeness.current));
  useLayoutEffect(() => () => letGo.current?.(), []);

  const goTo = (next: number): void => {
    setUsed(true);
    draw(next);
  };
  const goOn = (from = step): void => goTo((from + 1) % steps.length);

  const hold = (): void => {
    letGo.current?.();
    if (isLessMotion()) return goOn();
    const before = step;
    const begun = performance.now();
    let frame = 0;
    setUsed(true);
    const move = (now: number): void => {
      const last = steps.length - 1;
      draw(Math.min(last, (Math.max(0, now - begun) / WAY_MS) * FARTHEST));
      if (closeness.current < last) frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    letGo.current = () => {
      cancelAnimationFrame(frame);
      letGo.current = undefined;
      if (performance.now() - begun < TAP_MS) goOn(before);
    };
    return undefined;
  };
  const stop = (): void => letGo.current?.();

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button === 0) hold();
  };
  const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPress(event)) return;
    // It is held, not pressed again and again.
    event.preventDefault();
    if (!event.repeat) hold();
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (!isPress(event)) return;
    event.preventDefault();
    stop();
  };
  // Pressed by neither a pointer nor a key: by the voice, or by what reads the page.
  const onClick = ({ detail }: MouseEvent): void => {
    if (detail === 0) goOn();
  };

  return (
    <fieldset className={styles.zoom} aria-label={words('pattern.zoom')}>
      <button
        type="button"
        className={styles.hold}
        onPointerDown={onPointerDown}
        onPointerUp={stop}
        onPointerCancel={stop}
        onPointerLeave={stop}
        onBlur={stop}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onClick={onClick}
        onContextMenu={(event) => event.preventDefault()}
      >
        <svg ref={cloth} className={styles.cloth} aria-hidden="true">
          <g>{threads}</g>
          {isUsed && url !== undefined && <image href={url} />}
        </svg>
        <span className={styles.hint}>{words('pattern.zoom.hold')}</span>
      </button>
      <div className={styles.steps}>
        {steps.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.step}
            aria-pressed={index === step}
            onClick={() => goTo(index)}
          >
            {words(`pattern.zoom.${name}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
