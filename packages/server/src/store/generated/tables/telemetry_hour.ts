// Written by `npm run migration` from the database that the migrations make.
import type { Json } from '../../columns.ts';

export interface TelemetryHourTable {
  device_id: string;
  at: string;
  stats: Json<unknown>;
}
