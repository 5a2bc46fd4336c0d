import { LEVEL, POST } from './codes.ts';

/** Who takes part in the acceptance on one level, by their posts. */
export interface Signers {
  /** Presents it, for the contractor. */
  presents: number;
  /** Sign besides, before it is accepted. */
  besides: readonly number[];
  /** Accepts it. */
  accepts: number;
}

interface Due {
  /** Foundations: the survey takes part (6.0.3). */
  survey_due?: boolean | null | undefined;
  /** Foundations, main structure, energy saving: the design takes part (6.0.3). */
  design_due?: boolean | null | undefined;
}

/** Who accepts a lot: the professional supervisor with the quality officer (GB 50300-2013, 6.0.1). */
export const LOT_SIGNERS: Signers = { presents: POST.officer, besides: [], accepts: POST.supervisor };

/**
 * Who accepts a node of the division (GB 50300-2013, 6.0.2–6.0.6): an item the professional supervisor with the technical
 * head; a part or sub-part the chief supervisor with the project leader, and survey and design where due; a unit or
 * sub-unit the owner, with all of these.
 */
export function signersOf(level: number, { survey_due, design_due }: Due): Signers {
  if (level === LEVEL.item) return { presents: POST.technicalHead, besides: [], accepts: POST.supervisor };
  if (level >= LEVEL.part)
    return {
      presents: POST.projectLeader,
      besides: [...(survey_due ? [POST.survey] : []), ...(design_due ? [POST.design] : [])],
      accepts: POST.chief,
    };
  return { presents: POST.projectLeader, besides: [POST.chief, POST.design, POST.survey], accepts: POST.owner };
}

/** Posts of the contractor; whoever has one cannot have another side's in the same project. */
const OF_CONTRACTOR: ReadonlySet<number> = new Set([
  POST.foreman,
  POST.officer,
  POST.technicalHead,
  POST.projectLeader,
]);

/** Returns whether two posts may not be held by one person in a project: one checks the work of the other. */
export const areOpposed = (one: number, other: number): boolean => OF_CONTRACTOR.has(one) !== OF_CONTRACTOR.has(other);
