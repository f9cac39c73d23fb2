const PATHS = {
  arrow: { width: 26, height: 12, d: 'M0 6h5M8 6h5M16 6h9M20 1l5 5-5 5' },
  back: { width: 26, height: 20, d: 'M25 10H2M10 2l-8 8 8 8' },
  up: { width: 20, height: 22, d: 'M10 21V2M2 10l8-8 8 8' },
  down: { width: 14, height: 9, d: 'M1 1l6 6 6-6' },
  basket: { width: 26, height: 28, d: 'M3 9h20l1 17H2zM8 12V7a5 5 0 0 1 10 0v5' },
  close: { width: 16, height: 16, d: 'M2 2l12 12M14 2 2 14' },
  check: { width: 18, height: 14, d: 'M1 7l6 6L17 1' },
  search: { width: 20, height: 20, d: 'M14.5 14.5 19 19M16 8.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z' },
  person: { width: 24, height: 26, d: 'M12 13a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM2 24c1-5 5-7 10-7s9 2 10 7' },
  heart: {
    width: 22,
    height: 20,
    d: 'M11 18.5C2 12.5 1 9 1 6.3A5.2 5.2 0 0 1 11 4a5.2 5.2 0 0 1 10 2.3c0 2.7-1 6.2-10 12.2z',
  },
  ruler: { width: 24, height: 12, d: 'M1 1h22v10H1zM6 1v4M11 1v6M16 1v4M20 1v4' },
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn sign in the colour of the text; always beside words or on something that has a name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const { width, height, d } = PATHS[name];
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
