// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { Json, Label, NotificationKind } from '../../columns.ts';

export interface NotificationTable {
  id: string;
  account_id: string;
  kind: NotificationKind;
  title: Json<Label>;
  link: string | null;
  created_at: string;
  read_at: string | null;
  group_key: string | null;
  count: Generated<number>;
}
