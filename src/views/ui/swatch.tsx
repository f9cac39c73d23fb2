interface SwatchProps {
  /** #rrggbb */
  hex: string;
  /** Pixels across. */
  size?: number;
}

/** A dot of cloth in its colour; the colour's name stands beside it. */
export function Swatch({ hex, size = 14 }: SwatchProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={hex} stroke="var(--control)" strokeWidth="2" />
    </svg>
  );
}
