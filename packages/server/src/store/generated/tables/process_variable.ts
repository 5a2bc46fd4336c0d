// Written by `npm run migration` from the database that the migrations make.
import type { Json } from '../../columns.ts';

export interface ProcessVariableTable {
  instance_id: string;
  visit: string;
  name: string;
  value: Json<unknown>;
  updated_at: string;
}
