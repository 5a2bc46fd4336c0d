// Written by `npm run migration` from the database that the migrations make.

export interface NoticeReceiptTable {
  notice_id: string;
  account_id: string;
  told_at: string;
  read_at: string | null;
  confirmed_at: string | null;
  reminded_at: string | null;
}
