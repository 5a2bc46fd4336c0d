// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface EngineInstanceTable {
  id: string;
  root_id: string;
  parent_id: string | null;
  parent_visit: string | null;
  definition_id: string;
  state: string;
  suspended: Generated<boolean>;
}
