import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BasketKey } from '#domain/basket.ts';
import type { Size } from '#domain/catalog.ts';
import { lineKey } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { sizeKey } from '../../size-key.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { colorKind } from './color-kind.ts';

type What = 'size' | 'color';

interface Resizing {
  /** Where the lines are. */
  list: RefObject<HTMLUListElement | null>;
  /** What has become of the last change, for those who hear it. */
  said: string;
  /** What was changed last of a line, if it was that one: by its key before and after. */
  changedOf: (line: BasketLine) => What | undefined;
  resize: (line: BasketLine, size: Size) => void;
  recolor: (line: BasketLine, variantId: string) => void;
}

/** Lets a line be of another size or colour. It is another line then: the focus, which was in the former one, goes along. */
export function useResizing(): Resizing {
  const { basket } = useStores();
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ line: string; what: What }>(undefined);
  const [last, setLast] = useState({ said: '' });
  const [changed, setChanged] = useState<{ lines: string[]; what: What }>();

  useEffect(() => {
    if (wanted.current === undefined) return;
    const { line: key, what } = wanted.current;
    const line = list.current?.querySelector(`[data-line="${key}"]`);
    const group = line?.querySelector(`fieldset[data-what="${what}"]:not([hidden])`);
    const chosen = group?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const place = chosen ?? line?.querySelector<HTMLElement>('[aria-expanded]');
    if (!place) return;
    place.focus();
    wanted.current = undefined;
  });

  const begin = useCallback(
    async (line: BasketLine, key: BasketKey, what: What): Promise<void> => {
      wanted.current = { line: lineKey(key), what };
      setChanged({ lines: [lineKey(line), lineKey(key)], what });
      const isDone = await basket.exchange(line, key);
      const now = basket.lines.find((one) => lineKey(one) === lineKey(key));
      // The refusal is said at the line.
      if (!isDone) wanted.current = { line: lineKey(line), what };
      const values = {
        name: now?.variant?.name ?? '',
        color: now?.variant?.color.name ?? '',
        size: words(sizeKey(key.size)),
        quantity: now?.quantity ?? 0,
      };
      const changed = what === 'color' && now?.variant ? colorKind(now.variant) : what;
      setLast({ said: isDone ? words(`basket.${changed}.changed`, values) : '' });
    },
    [basket, words],
  );
  const resize = useCallback(
    (line: BasketLine, size: Size) => void begin(line, { variantId: line.variantId, size }, 'size'),
    [begin],
  );
  const recolor = useCallback(
    (line: BasketLine, variantId: string) => void begin(line, { variantId, size: line.size }, 'color'),
    [begin],
  );
  const changedOf = (line: BasketLine): What | undefined =>
    changed?.lines.includes(lineKey(line)) ? changed.what : undefined;
  return { list, said: last.said, changedOf, resize, recolor };
}
