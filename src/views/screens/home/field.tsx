import { furrows } from './furrows.ts';
import styles from './hero.module.css';

const FURROWS = furrows();

/** The field under the clothes line. */
export function Field() {
  return (
    <svg className={styles.field} viewBox="0 0 1440 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <clipPath id="field-edge">
        <path d="M0 54C300 4 620 8 930 26 1150 38 1300 22 1440 10V420H0Z" />
      </clipPath>
      <g clipPath="url(#field-edge)">
        <rect width="1440" height="420" fill="var(--yellow)" />
        {FURROWS.map(({ fill, d }) => (
          <path key={d} fill={fill} d={d} />
        ))}
      </g>
    </svg>
  );
}

/** The line itself: a running stitch that sags. */
export function ClothesLine() {
  return (
    <svg className={styles.line} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M-10 30C420 96 980 104 1450 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeDasharray="15 8"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A wooden clothes peg. */
export function Peg() {
  return (
    <svg className={styles.peg} viewBox="0 0 16 46" aria-hidden="true">
      <path d="M3 0h4v46H4zM9 0h4l-1 46H9z" fill="#b98a4b" />
      <path d="M2 14h12v5H2z" fill="#7a7469" />
    </svg>
  );
}
