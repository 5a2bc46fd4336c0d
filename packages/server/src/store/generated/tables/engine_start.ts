// Written by `npm run migration` from the database that the migrations make.

export interface EngineStartTable {
  id: string;
  definition_id: string;
  org_id: string;
  key: string;
  node: string;
  kind: string;
  name: string | null;
  starter_id: string | null;
}
