/** A lot of up to `upTo` pieces needs `least` samples. */
export interface SampleSize {
  upTo: number;
  least: number;
}

/**
 * Least samples of a lot (GB 50300-2013, table 3.0.9; beyond 3200 pieces by GB/T 2828.1, level I), as a setting writes
 * them.
 */
export const SAMPLE_SIZES = '15:2,25:3,90:5,150:8,280:13,500:20,1200:32,3200:50,10000:80';

/** Reads `15:2,25:3`; undefined where it is no such list, or not rising. */
export function readSampleSizes(text: string): SampleSize[] | undefined {
  const sizes = text.split(/[,，]/).map((one) => {
    const [, upTo, least] = /^\s*(\d{1,7})\s*[:：]\s*(\d{1,5})\s*$/.exec(one) ?? [];
    return { upTo: Number(upTo), least: Number(least) };
  });
  const rises = sizes.every(({ upTo, least }, at) => {
    const before = sizes[at - 1] ?? { upTo: 0, least: 0 };
    return upTo > before.upTo && least > before.least && least <= upTo;
  });
  return rises ? sizes : undefined;
}

const DEFAULT = readSampleSizes(SAMPLE_SIZES)!;

/**
 * Returns the least number of samples of a lot: of a single piece, that piece; of more than the table knows, as many as
 * in its last row.
 * @param capacity pieces in the lot
 */
export function leastSample(capacity: number, sizes: readonly SampleSize[] = DEFAULT): number {
  const row = sizes.find(({ upTo }) => capacity <= upTo) ?? sizes.at(-1)!;
  return Math.max(0, Math.min(capacity, row.least));
}

/** Samples, and how many of them may fail, of general items (GB 50300-2013, table D.0.1-1: judged by one sampling). */
const MAY_FAIL: readonly (readonly [samples: number, failing: number])[] = [
  [5, 1],
  [8, 2],
  [13, 3],
  [20, 5],
  [32, 7],
  [50, 10],
  [80, 14],
  [125, 21],
];

/** Returns how many of the samples of a general item may fail: between two rows by interpolation, rounded (D.0.2). */
export function mayFail(samples: number): number {
  const above = MAY_FAIL.findIndex(([count]) => count >= samples);
  if (above < 0) return MAY_FAIL.at(-1)![1];
  const [high, most] = MAY_FAIL[above]!;
  if (high === samples) return most;
  // Fewer than the table knows: none may fail.
  const [low, least] = MAY_FAIL[above - 1] ?? [high, 0];
  return above === 0 ? 0 : Math.round(least + ((most - least) * (samples - low)) / (high - low));
}
