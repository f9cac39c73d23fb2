/** A picture on paper: how large its sheet is, and which of its colours are frames around it. */
export interface Sheet {
  widthCm: number;
  heightCm: number;
  /** By the colour's id; a colour that is not among them is the sheet alone. */
  frames: { color: string; widthCm: number }[];
}

/** Width and height on the wall in this colour, in centimetres; undefined for a sheet without a frame. */
export function framedSize({ widthCm, heightCm, frames }: Sheet, color: string): [number, number] | undefined {
  const frame = frames.find((one) => one.color === color);
  return frame && [widthCm + 2 * frame.widthCm, heightCm + 2 * frame.widthCm];
}
