/** A live picture that is later than this is no live picture, seconds. */
const LATEST = 6;
/** As much is left before the end, so that it does not stop at once, seconds. */
const SPARE = 1;

/** Where a live stream goes on when it has fallen behind, such as in a hidden tab; null: it has not. */
export function catchUp(at: number, end: number): number | null {
  return end - at > LATEST ? end - SPARE : null;
}
