/** Returns the position of the tab that a key moves to, around the ends; `null` for other keys. */
export function tabStep(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
