// Written by `npm run migration` from the database that the migrations make.
import type { Json, Measurements } from '../../columns.ts';

export interface TelemetryLatestTable {
  device_id: string;
  ts: string;
  received_at: string;
  values: Json<Measurements>;
  levels: Json<unknown>;
  level: number;
  state: Json<unknown>;
}
