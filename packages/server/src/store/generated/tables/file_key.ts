// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface FileKeyTable {
  single: Generated<boolean>;
  key: Uint8Array;
}
