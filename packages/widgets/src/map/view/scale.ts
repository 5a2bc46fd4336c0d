/** Widest bar, pixels. */
const WIDEST = 100;

/** A round length that fits the bar, metres, and how wide it is, pixels. */
export function scaleBar(metresPerPixel: number): { metres: number; width: number } {
  const most = WIDEST * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((one) => one * power <= most) ?? 1;
  const metres = factor * power;
  return { metres, width: metres / metresPerPixel };
}
