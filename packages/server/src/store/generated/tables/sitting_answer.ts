// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface SittingAnswerTable {
  sitting_id: string;
  position: number;
  value: string | null;
  given_at: string;
  device: string | null;
  points: number | null;
  counted: Generated<boolean>;
}
