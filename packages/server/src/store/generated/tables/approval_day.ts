// Written by `npm run migration` from the database that the migrations make.

export interface ApprovalDayTable {
  org_id: string;
  day: string;
  working: boolean;
  name: string | null;
}
