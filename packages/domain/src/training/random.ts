/** Returns the next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** Returns a sequence that is the same for the same seed (FNV-1a for the seed, mulberry32 for the numbers). */
export function randomOf(seed: string): Random {
  let state = 0x81_1c_9d_c5;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 0x01_00_01_93);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the same items in another order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
