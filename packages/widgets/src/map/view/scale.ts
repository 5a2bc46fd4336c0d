/** Maximum width of the bar, pixels. */
const WIDEST = 100;

/** Returns a round length for the bar in metres, and its width in pixels. */
export function scaleBar(metresPerPixel: number): { metres: number; width: number } {
  const most = WIDEST * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((one) => one * power <= most) ?? 1;
  const metres = factor * power;
  return { metres, width: metres / metresPerPixel };
}
