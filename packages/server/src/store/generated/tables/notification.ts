// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { EventKindName, Json, JsonOrNull, Label, ToldItem } from '../../columns.ts';

export interface NotificationTable {
  id: string;
  account_id: string;
  kind: EventKindName;
  title: Json<Label>;
  link: string | null;
  created_at: string;
  read_at: string | null;
  group_key: string | null;
  count: Generated<number>;
  items: JsonOrNull<ToldItem[]>;
}
