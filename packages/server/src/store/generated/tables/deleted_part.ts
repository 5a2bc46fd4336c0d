// Written by `npm run migration` from the database that the migrations make.
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../columns.ts';

export interface DeletedPartTable {
  resource: string;
  record_id: string;
  place: GeneratedAlways<number>;
  table_name: string;
  part: Json<unknown>;
}
