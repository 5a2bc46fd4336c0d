// Written by `npm run migration` from the database that the migrations make.
import type { GeneratedAlways } from 'kysely';

export interface CustomNameTable {
  number: GeneratedAlways<number>;
}
