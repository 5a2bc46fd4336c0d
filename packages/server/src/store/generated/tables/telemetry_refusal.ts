// Written by `npm run migration` from the database that the migrations make.

export interface TelemetryRefusalTable {
  device_id: string;
  day: string;
  reason: string;
  quantity: string;
  count: number;
  last_at: string | null;
  given: string | null;
}
