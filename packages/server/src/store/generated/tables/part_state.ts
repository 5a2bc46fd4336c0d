// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface PartStateTable {
  place: Generated<number>;
  part_id: string;
  since: string;
  part_status: number;
  recorded_at: Generated<string>;
}
