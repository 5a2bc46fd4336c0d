/** Values of `appraisal_target`. */
export const APPRAISAL_TARGET = { unit: 1, project: 2, person: 3 } as const;

/** Returns the segment of addresses such as `appraiseresult/edit/:targetType` for a kind of target. */
export const targetSegment = (target_type: unknown): string =>
  Object.entries(APPRAISAL_TARGET).find(([, value]) => value === target_type)?.[0] ?? 'unit';
