// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Label, Values } from '../../columns.ts';

export interface BackgroundJobRecordTable {
  job_id: string;
  record_id: string;
  title: string;
  refusal: JsonOrNull<Label>;
  before: JsonOrNull<Values>;
  version: number | null;
}
