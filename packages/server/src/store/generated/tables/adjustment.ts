// Written by `npm run migration` from the database that the migrations make.
import type { Json } from '../../columns.ts';

export interface AdjustmentTable {
  kind: string;
  name: string;
  value: Json<unknown>;
  version: number;
  updated_at: string;
  updated_by: string;
}
