// Written by `npm run migration` from the database that the migrations make.
import type { Json } from '../../columns.ts';

export interface ApprovalHoursTable {
  org_id: string;
  spans: Json<unknown>;
}
