// Written by `npm run migration` from the database that the migrations make.

export interface ApprovalCopyTable {
  id: string;
  instance_id: string;
  task_id: string | null;
  account_id: string;
  sender_id: string | null;
  reason: string | null;
  created_at: string;
}
