// Written by `npm run migration` from the database that the migrations make.

export interface ApprovalCalendarTable {
  org_id: string;
  version: number;
}
