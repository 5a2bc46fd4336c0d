// Written by `npm run migration` from the database that the migrations make.

export interface ReportSenderTable {
  target_id: string;
  secret: Uint8Array | null;
  days_collected_at: string | null;
}
