import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Size, Variant } from '#domain/catalog.ts';

/**
 * The size in the address, when this thing comes in it; a thing of one size has it chosen by itself. What is chosen holds
 * at once, before the new address is drawn: the next press counts on it.
 */
export function useChosenSize(variant: Variant): [Size | undefined, (size: Size) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [asked, showAhead] = useOptimistic(parameters.get('size'));
  const { sizes } = variant;
  const chosen = sizes.find(({ value }) => sizes.length === 1 || value === asked?.toUpperCase())?.value;
  const choose = (size: Size): void => {
    const next = new URLSearchParams(parameters);
    next.set('size', size);
    startTransition(() => {
      showAhead(size);
      setParameters(next, { replace: true, preventScrollReset: true });
    });
  };
  return [chosen, choose];
}
