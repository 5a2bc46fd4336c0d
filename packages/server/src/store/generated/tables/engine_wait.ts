// Written by `npm run migration` from the database that the migrations make.

export interface EngineWaitTable {
  id: string;
  instance_id: string;
  visit: string;
  node: string;
  kind: string;
  name: string;
}
