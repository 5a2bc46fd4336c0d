const HOUR = 3_600_000;

/** Time ranges offered for trends and replays, ms. */
export const RANGES = { hour1: HOUR, hour6: 6 * HOUR, hour24: 24 * HOUR, day7: 168 * HOUR, day30: 720 * HOUR } as const;
export type TrendRange = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES) as TrendRange[];
