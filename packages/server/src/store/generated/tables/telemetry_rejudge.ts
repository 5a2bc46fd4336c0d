// Written by `npm run migration` from the database that the migrations make.

export interface TelemetryRejudgeTable {
  device_id: string;
  since: string;
  until: string;
}
