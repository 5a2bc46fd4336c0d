import { judgeMeasure, type Judgement, type MeasureLimits } from '@gongdi/domain';
import type { Standard } from './use-standards.ts';

/** A point that is entered, with its place on the plan where it was tapped. */
export interface Point {
  reading: number;
  pin_x?: number;
  pin_y?: number;
}

/** A place on a plan, as fractions. */
export interface Place {
  x: number;
  y: number;
}

export const limitsOf = (standard: Standard): MeasureLimits => ({
  lower_limit: standard.lower_limit ?? null,
  upper_limit: standard.upper_limit ?? null,
  pass_share: standard.pass_share,
  worst_factor: standard.worst_factor ?? null,
});

/** Judges on the device as the server will; undefined: the item or its design value is not there yet. */
export function judgementOf(
  points: readonly Point[],
  standard: Standard | undefined,
  design: number | null | undefined,
): Judgement | undefined {
  if (!standard || design === undefined) return undefined;
  return judgeMeasure(
    points.map(({ reading }) => reading),
    limitsOf(standard),
    design,
  );
}
