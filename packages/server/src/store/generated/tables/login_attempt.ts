// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface LoginAttemptTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}
