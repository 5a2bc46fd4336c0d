// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface SchemaMigrationTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<string>;
}
