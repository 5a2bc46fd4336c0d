// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface CourseReadingTable {
  course_id: string;
  edition: string;
  account_id: string;
  seconds: Generated<number>;
  furthest: Generated<number>;
  begun_at: string;
  beat_at: string;
  finished_at: string | null;
}
