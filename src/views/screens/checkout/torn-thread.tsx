import type { OrderLine } from '#domain/order.ts';
import { Picture } from '../../ui/picture.tsx';
import { hangByTop } from './hang-by-top.ts';
import styles from './torn-thread.module.css';

/** As many as a thread of any width holds, half of them on either side of the tear. */
const PEGGED = 4;

interface TornThreadProps {
  lines: OrderLine[];
  /** Its ends are sewn together: the shopper is on the way to the bank. */
  isMended: boolean;
}

/** One side of it: what is pegged there, and the frayed end. Both sides are drawn as the left one; the right is its mirror. */
function Side({ lines }: { lines: OrderLine[] }) {
  return (
    <div className={styles.side}>
      <div className={styles.half} data-goods={lines.length}>
        <svg className={styles.thread} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M0 4Q41 29.2 82 29.2" />
        </svg>
        <span className={styles.mend} />
        <svg className={styles.end} viewBox="0 0 44 66">
          <path d="M0 0C16 0 26 10 25 32M25 32C24 42 20 48 15 55M25 32C25 42 26 50 24 60M25 32C27 42 32 46 37 51" />
        </svg>
        {lines.map(({ photo, variantId, size, isGift }) => (
          <div key={`${variantId} ${size} ${isGift}`} className={styles.good} onLoadCapture={hangByTop}>
            {photo && (
              <Picture photo={photo} sizes="(min-width: 768px) 16vw, 116px" decorative className={styles.picture} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The goods of an order whose payment tore off, on either side of the tear. Says nothing that the words below don't. */
export function TornThread({ lines, isMended }: TornThreadProps) {
  const pegged = lines.filter(({ photo }) => photo !== undefined).slice(0, PEGGED);
  const half = Math.ceil(pegged.length / 2);
  return (
    <div className={styles.line} data-mended={isMended} aria-hidden="true">
      <Side lines={pegged.slice(0, half)} />
      <Side lines={pegged.slice(half)} />
    </div>
  );
}
