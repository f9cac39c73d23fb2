/** Letters five dots wide and seven high, a row of bits each. */
const GLYPHS = new Map<string, readonly number[]>(
  Object.entries({
    '0': [14, 17, 19, 21, 25, 17, 14],
    '1': [4, 12, 4, 4, 4, 4, 14],
    '2': [14, 17, 1, 6, 8, 16, 31],
    '3': [30, 1, 1, 14, 1, 1, 30],
    '4': [2, 6, 10, 18, 31, 2, 2],
    '5': [31, 16, 30, 1, 1, 17, 14],
    '6': [14, 16, 30, 17, 17, 17, 14],
    '7': [31, 1, 2, 4, 4, 4, 4],
    '8': [14, 17, 17, 14, 17, 17, 14],
    '9': [14, 17, 17, 15, 1, 1, 14],
    ',': [0, 0, 0, 0, 0, 8, 16],
  }),
);
const COLUMNS = 5;
const ROWS = 7;
const CELL = 10;

/** Columns from a letter to the next: what stands between thousands is narrow. */
const advance = (letter: string): number => (/\d/.test(letter) ? COLUMNS + 1 : 3);
const widthOf = (text: string): number => [...text].reduce((width, letter) => width + advance(letter), 0);

/** One path of crosses for all the letters. */
function crosses(text: string): string {
  const path: string[] = [];
  let begin = 0;
  for (const letter of text) {
    GLYPHS.get(letter)?.forEach((bits, row) => {
      for (let column = 0; column < COLUMNS; column++) {
        if ((bits & (1 << (COLUMNS - 1 - column))) === 0) continue;
        const x = (begin + column) * CELL;
        const y = row * CELL;
        path.push(`M${x + 1.6} ${y + 1.6}l6.8 6.8M${x + 8.4} ${y + 1.6}l-6.8 6.8`);
      }
    });
    begin += advance(letter);
  }
  return path.join('');
}

interface StitchTextProps {
  /** Digits, and what stands between thousands. */
  text: string;
  /** Size of one cross, px. */
  size: number;
}

/** A number in cross-stitch, in the colour of the text. Decoration: say the number in text as well. */
export function StitchText({ text, size }: StitchTextProps) {
  const columns = widthOf(text) - 1;
  return (
    <svg
      width={columns * size}
      height={ROWS * size}
      viewBox={`0 0 ${columns * CELL} ${ROWS * CELL}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={crosses(text)} />
    </svg>
  );
}
