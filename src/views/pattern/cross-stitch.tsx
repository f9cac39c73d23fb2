import type { Cross } from './cross.ts';
import { strokes } from './cross.ts';

const THREADS = [0, 1] as const;

/** Crosses on cloth, a path a layer of thread, ten units to a cross. */
export function CrossStitch({ crosses }: { crosses: Cross[] }) {
  return (
    <>
      {THREADS.map((thread) => (
        <g key={thread} data-thread={thread}>
          <path data-layer="under" d={strokes(crosses, thread, 'under')} />
          <path d={strokes(crosses, thread, 'over')} />
        </g>
      ))}
    </>
  );
}
