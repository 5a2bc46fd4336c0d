// Written by `npm run migration` from the database that the migrations make.

export interface RecordReminderTable {
  resource: string;
  record_id: string;
  level: number;
  due: string;
  told_at: string;
}
