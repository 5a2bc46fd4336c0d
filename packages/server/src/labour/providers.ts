import type { TrainingFact } from '@gongdi/domain';
import type { Db } from '../store/index.ts';

/** A person whose education is asked for. */
export interface Trainee {
  staff_id: string;
  project_id: string | null;
  /** Education of the team counts for this trade only. */
  trade: number;
}

/**
 * Returns what people lack of their education on a day, by `staff_id`; whoever is not in the answer lacks nothing. The
 * room that keeps records of education has it (`Room.training`). It takes a constant number of statements.
 */
export type TrainingProvider = (
  db: Db,
  people: readonly Trainee[],
  day: string,
) => Promise<ReadonlyMap<string, readonly TrainingFact[]>>;

/**
 * Returns the civil date of the last passage through a gate of people, by their id. People without one are left out.
 * The room that records passages has it (`Room.passages`).
 */
export type PassageProvider = (db: Db, staff_ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
