/** Returns the known name nearest to a mistyped one; undefined when all are too different. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor((typed.length + 1) / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(typed, name);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/**
 * Returns the edit distance: how many letters to insert, delete, replace or swap with their neighbour to turn one word
 * into the other.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? before[j - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
