// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface ArchiveFilingTable {
  resource: string;
  record_id: string;
  project_id: string;
  account_id: string;
  requested_at: string;
  tries: Generated<number>;
  next_at: string;
}
