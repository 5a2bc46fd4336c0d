/** How many groups of concrete have to be taken (GB 50204-2015, 7.4.1), and how many of them with a witness. */

/** A group for each so many m³; of a continuous pour above `LARGE` m³ for each `LARGE_EACH` m³. */
const [EACH, LARGE, LARGE_EACH] = [100, 1000, 200];
/** A group for each so many batches of the mixer. */
const BATCHES = 100;

export interface Pour {
  /** Concrete of one mix, m³. */
  volume: number;
  /** Batches of the mixer; absent: not counted, as with ready-mixed concrete. */
  batches?: number | null | undefined;
  /** Shifts in which it was placed. */
  shifts?: number | null | undefined;
  /** Floors on which it was placed. */
  floors?: number | null | undefined;
}

/** Returns the least number of groups for a pour: every bound of the standard holds, so the largest one counts. */
export function plannedGroups({ volume, batches, shifts, floors }: Pour): number {
  const byVolume = Math.ceil(volume / (volume > LARGE ? LARGE_EACH : EACH));
  return Math.max(1, byVolume, Math.ceil((batches ?? 0) / BATCHES), shifts ?? 0, floors ?? 0);
}

/**
 * Returns how many of the groups need a witness. @param share per cent of the groups that have to be taken, 30 by
 * 建建[2000]211号
 */
export const witnessedGroups = (planned: number, share: number): number => Math.ceil((planned * share) / 100 - 1e-9);
