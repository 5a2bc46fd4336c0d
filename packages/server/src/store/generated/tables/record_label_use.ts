// Written by `npm run migration` from the database that the migrations make.

export interface RecordLabelUseTable {
  resource: string;
  record_id: string;
  label_id: string;
  marked_at: string;
  marked_by: string | null;
}
