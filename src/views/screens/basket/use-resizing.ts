import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Size } from '#domain/catalog.ts';
import { lineKey } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';

interface Resizing {
  /** Where the lines are. */
  list: RefObject<HTMLUListElement | null>;
  /** What has become of the last change, for those who hear it. */
  said: string;
  /** The line of the last change, by its key before and after. */
  resized: readonly string[];
  resize: (line: BasketLine, size: Size) => void;
}

/** Lets a line be of another size. It is another line then: the focus, which was in the former one, goes along. */
export function useResizing(): Resizing {
  const { basket } = useStores();
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const [last, setLast] = useState({ said: '' });
  const [resized, setResized] = useState<string[]>([]);

  useEffect(() => {
    if (wanted.current === undefined) return;
    const line = list.current?.querySelector(`[data-line="${wanted.current}"]`);
    const chosen = line?.querySelector<HTMLElement>('fieldset:not([hidden]) [aria-pressed="true"]');
    const place = chosen ?? line?.querySelector<HTMLElement>('[aria-expanded]');
    if (!place) return;
    place.focus();
    wanted.current = undefined;
  });

  const begin = useCallback(
    async (line: BasketLine, size: Size): Promise<void> => {
      const key = { variantId: line.variantId, size };
      wanted.current = lineKey(key);
      setResized([lineKey(line), wanted.current]);
      const isDone = await basket.resize(line, size);
      const now = basket.lines.find((one) => lineKey(one) === lineKey(key));
      // The refusal is said at the line.
      if (!isDone) wanted.current = lineKey(line);
      const values = { name: now?.variant?.name ?? '', size: words(`size.${size}`), quantity: now?.quantity ?? 0 };
      setLast({ said: isDone ? words('basket.size.changed', values) : '' });
    },
    [basket, words],
  );
  const resize = useCallback((line: BasketLine, size: Size) => void begin(line, size), [begin]);
  return { list, said: last.said, resized, resize };
}
