/** One drawing or photograph in several widths. */
export interface Photo {
  id: string;
  alt: string;
  width: number;
  height: number;
  /** Dominant colour, #rrggbb: shown until the picture is there. */
  color: string;
  /** Ascending by width in pixels. */
  sources: { width: number; url: string }[];
}
