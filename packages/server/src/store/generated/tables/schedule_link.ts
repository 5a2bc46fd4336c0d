// Written by `npm run migration` from the database that the migrations make.

export interface ScheduleLinkTable {
  plan_id: string;
  from_id: string;
  to_id: string;
  kind: number;
  lag: number;
  elapsed: boolean;
}
