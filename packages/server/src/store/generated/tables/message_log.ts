// Written by `npm run migration` from the database that the migrations make.

export interface MessageLogTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  title: string | null;
  status: number | null;
  recipient: string | null;
  channel_kind: string | null;
  channel_name: string | null;
  events: number | null;
  attempts: number | null;
  reason: string | null;
  queued_at: string | null;
  due_at: string | null;
  sent_at: string | null;
}
