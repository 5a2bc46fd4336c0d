// Written by `npm run migration` from the database that the migrations make.

export interface ProcessFormTable {
  id: string;
  org_id: string;
  name: string;
  status: number;
  remark: string | null;
  conf: string;
  fields: string[];
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
}
