/** A live stream may lag by at most this, seconds. */
const LATEST = 6;
/** Distance kept to the end of the buffer, so that playback does not stall at once, seconds. */
const SPARE = 1;

/** Returns the position at which a lagging live stream continues, such as after a hidden tab; null: it does not lag. */
export function catchUp(at: number, end: number): number | null {
  return end - at > LATEST ? end - SPARE : null;
}
