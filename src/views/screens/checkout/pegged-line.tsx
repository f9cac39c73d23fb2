import type { Order } from '#domain/order.ts';
import { Picture } from '../../ui/picture.tsx';
import { hangByTop } from './hang-by-top.ts';
import styles from './pegged-line.module.css';

const PEGGED = 4;
const PEGS = ['left', 'right'] as const;

/** The goods of an order on the line of the home page, two pegs each, over its field: the order is done. */
export function PeggedLine({ order }: { order: Order }) {
  const pegged = order.lines
    .flatMap(({ photo, variantId, size, isGift }) => (photo ? [{ photo, key: `${variantId} ${size} ${isGift}` }] : []))
    .slice(0, PEGGED);
  if (pegged.length === 0) return undefined;
  return (
    <div className={styles.sky} data-count={pegged.length} aria-hidden="true">
      <svg className={styles.field} viewBox="0 0 1440 400" preserveAspectRatio="xMidYMin slice">
        <path d="M0 54C300 4 620 8 930 26 1150 38 1300 22 1440 10V400H0Z" />
      </svg>
      <svg className={styles.line} viewBox="0 0 1440 120" preserveAspectRatio="none">
        <path d="M-10 30C420 96 980 104 1450 20" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.goods}>
        {pegged.map(({ photo, key }) => (
          <div key={key} className={styles.pegged} onLoadCapture={hangByTop}>
            <Picture photo={photo} sizes="(min-width: 768px) 300px, 44vw" decorative className={styles.picture} />
            {PEGS.map((side) => (
              <svg key={side} className={styles.peg} data-side={side} viewBox="0 0 16 46">
                <path d="M3 0h4v46H4zM9 0h4l-1 46H9z" fill="#b98a4b" />
                <path d="M2 14h12v5H2z" fill="#7a7469" />
              </svg>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
