import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { COLOR_GONE } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { sizeKey } from '../../size-key.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { colorKind } from './color-kind.ts';
import { LineChoice } from './line-choice.tsx';
import styles from './line-choice.module.css';

interface LineColorProps {
  line: BasketLine;
  variant: Variant;
  isChanged: boolean;
  onRecolor: (line: BasketLine, variantId: string) => void;
}

/** The other colours of a line in its size, which of what hangs on a wall are frames; which of them are sold out is asked for when they are looked at. */
export const LineColor = observer(function LineColor({ line, variant, isChanged, onRecolor }: LineColorProps) {
  const { catalog } = useStores();
  const words = useWords();
  const { name, siblings } = variant;
  const kind = colorKind(variant);
  if (siblings.length === 0) return undefined;
  const look = (): void => {
    // What is not known can be asked for all the same: it is read anew by then.
    catalog.refresh(siblings.map(({ id }) => id)).catch(() => {});
  };
  // By id, so that each keeps its place whichever is chosen.
  const colors = [variant, ...siblings].sort((a, b) => (a.id < b.id ? -1 : 1));
  const choices = colors.map(({ id, color }) => {
    const known = catalog.variants.get(id);
    const isSold = known !== undefined && !isInStock(known, line.size);
    const cloth = (
      <>
        <svg className={styles.cloth} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="10" fill={color.hex} />
        </svg>
        {color.name}
      </>
    );
    const said = isSold ? words('basket.size.sold-out', { size: color.name }) : color.name;
    return { key: id, name: said, drawn: cloth, isCurrent: id === variant.id, isSold };
  });
  return (
    <LineChoice
      what="color"
      opener={words(`basket.${kind}.change`)}
      openerLabel={words(`basket.${kind}.change-what`, {
        name,
        color: variant.color.name,
        size: words(sizeKey(line.size)),
      })}
      label={words(`basket.${kind}.choose`, { name })}
      choices={choices}
      isChanged={isChanged}
      gone={line.error === COLOR_GONE ? words(`basket.${kind}.gone`) : undefined}
      onOpen={look}
      onChoose={(id) => onRecolor(line, id)}
    />
  );
});
