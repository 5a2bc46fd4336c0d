// Written by `npm run migration` from the database that the migrations make.

export interface ProcessInstanceTable {
  id: string;
  org_id: string;
  definition_id: string;
  name: string;
  business_key: string | null;
  status: number;
  result: number;
  start_account_id: string;
  started_at: string;
  ended_at: string | null;
  parent_instance_id: string | null;
  parent_activity_key: string | null;
}
