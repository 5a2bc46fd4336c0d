// Written by `npm run migration` from the database that the migrations make.

export interface TelemetryLateTable {
  device_id: string;
  at: string;
}
