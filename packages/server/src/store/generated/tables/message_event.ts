// Written by `npm run migration` from the database that the migrations make.
import type { EventKindName, Json, Label, Urgency } from '../../columns.ts';

export interface MessageEventTable {
  id: string;
  kind: EventKindName;
  urgency: Urgency;
  org_id: string | null;
  resource: string | null;
  record_id: string | null;
  state: number | null;
  title: Json<Label>;
  link: string | null;
  account_ids: string[];
  created_at: string;
}
