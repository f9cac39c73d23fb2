import { PATTERN_PARAMETER } from '#domain/pattern-number.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';

/** The way to everything that has a pattern. */
export function PatternThings({ number }: { number: string }) {
  const words = useWords();
  return <TextLink to={`/catalog?${PATTERN_PARAMETER}=${number}`}>{words('pattern.things', { number })}</TextLink>;
}
