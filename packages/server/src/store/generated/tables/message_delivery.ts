// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { ChannelKindName, Json, MessageItem } from '../../columns.ts';

export interface MessageDeliveryTable {
  id: string;
  org_id: string;
  channel_id: string | null;
  channel_kind: ChannelKindName;
  channel_name: string;
  account_id: string | null;
  rule_id: string;
  status: number;
  items: Json<MessageItem[]>;
  events: number;
  attempts: Generated<number>;
  reason: string | null;
  created_at: string;
  due_at: string;
  claimed_at: string | null;
  sent_at: string | null;
}
