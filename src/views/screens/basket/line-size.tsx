import { observer } from 'mobx-react-lite';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { SIZE_GONE } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { useWords } from '../../words.ts';
import { LineChoice } from './line-choice.tsx';

interface LineSizeProps {
  line: BasketLine;
  variant: Variant;
  isChanged: boolean;
  onResize: (line: BasketLine, size: Size) => void;
}

/** The other sizes of a line. Says when the asked one is gone. */
export const LineSize = observer(function LineSize({ line, variant, isChanged, onResize }: LineSizeProps) {
  const words = useWords();
  const { name } = variant;
  if (variant.sizes.length < 2) return undefined;
  const choices = variant.sizes.map(({ value }) => {
    const size = words(`size.${value}`);
    const isSold = !isInStock(variant, value);
    const said = isSold ? words('basket.size.sold-out', { size }) : size;
    return { key: value, name: said, drawn: size, isCurrent: value === line.size, isSold };
  });
  return (
    <LineChoice
      what="size"
      opener={words('basket.size.change')}
      openerLabel={words('basket.size.change-what', { name, size: words(`size.${line.size}`) })}
      label={words('basket.size.choose', { name })}
      choices={choices}
      isChanged={isChanged}
      gone={line.error === SIZE_GONE ? words('basket.size.gone') : undefined}
      onChoose={(size) => onResize(line, size as Size)}
    />
  );
});
