// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { Json, JsonOrNull, Label } from '../../columns.ts';

export interface BackgroundJobTable {
  id: string;
  kind: string;
  resource: string;
  account_id: string;
  company_id: string;
  lang: string;
  input: Json<unknown>;
  state: string;
  done: Generated<number>;
  total: number | null;
  refused: Generated<number>;
  message: JsonOrNull<Label>;
  tries: Generated<number>;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  beat_at: string | null;
  file_id: string | null;
  undone: Generated<boolean>;
}
