import type { AreaRealData } from '@gongdi/api';
import { LEVELS, type LevelNumber } from '@gongdi/domain';

/** States in display order: levels from normal to control, then offline. */
export const LEVEL_MARKS = [...LEVELS, 'offline'] as const;
export type LevelMark = (typeof LEVEL_MARKS)[number];

/** Returns the state of a point. The level of a silent device is unknown, so its state is offline. */
export function markOf({ online, level }: Pick<AreaRealData, 'online' | 'level'>): LevelMark {
  return online === 0 ? 'offline' : LEVEL_MARKS[level as LevelNumber];
}

/** Counts the points in each state. */
export function countLevels(rows: readonly Pick<AreaRealData, 'online' | 'level'>[]): Record<LevelMark, number> {
  const counts: Record<LevelMark, number> = { normal: 0, warning: 0, alarm: 0, control: 0, offline: 0 };
  for (const row of rows) counts[markOf(row)] += 1;
  return counts;
}
