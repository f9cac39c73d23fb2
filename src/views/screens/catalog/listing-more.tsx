import type { MouseEvent } from 'react';
import { PAGE_SIZE } from '#domain/constants.ts';
import { Button } from '../../ui/button.tsx';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { SewProgress } from '../../ui/sew-progress.tsx';
import { useWords } from '../../words.ts';
import styles from './catalog-screen.module.css';

interface ListingMoreProps {
  shown: number;
  total: number;
  /** The address with one page more. */
  to: string;
  onMore: () => void;
  isLoading: boolean;
}

/** How much of the listing is shown, and a link to twelve more. */
export function ListingMore({ shown, total, to, onMore, isLoading }: ListingMoreProps) {
  const words = useWords();
  const label = words('listing.shown', { shown, total });
  const left = Math.min(PAGE_SIZE, total - shown);
  const onClick = (event: MouseEvent): void => {
    // With a key held the browser opens the link where the shopper wants it.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <div className={styles.more} data-later>
      <div className={styles.seam}>
        <SewProgress value={shown} max={total} label={label} />
      </div>
      <p className={styles.shown}>{label}</p>
      {left > 0 && (
        <Button variant="outline" to={to} onClick={onClick} aria-busy={isLoading || undefined}>
          {words('listing.more', { count: left })}
        </Button>
      )}
    </div>
  );
}
