// Written by `npm run migration` from the database that the migrations make.
import type { Generated, GeneratedAlways } from 'kysely';

export interface SearchKindTable {
  id: GeneratedAlways<number>;
  name: string | null;
  definition: string;
  filled_to: string | null;
  filled: Generated<boolean>;
}
