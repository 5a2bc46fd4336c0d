// Written by `npm run migration` from the database that the migrations make.
import type { Generated, GeneratedAlways } from 'kysely';

export interface SearchEntryTable {
  id: GeneratedAlways<number>;
  kind: number;
  record_id: string;
  org_id: string | null;
  projects: string[] | null;
  title: string;
  text: string;
  words: Generated<string[]>;
  words_org: Generated<number>;
  pending: Generated<boolean>;
  gone: Generated<boolean>;
}
