import type { Reading } from './store-readings.ts';

/**
 * Instant that orders a reading among those of its device: a device clock that is ahead does not place it in the
 * future.
 */
export const instantOf = ({ ts, received }: Pick<Reading, 'ts' | 'received'>): number => Math.min(ts, received);
