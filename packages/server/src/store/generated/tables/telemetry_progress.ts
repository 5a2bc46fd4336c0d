// Written by `npm run migration` from the database that the migrations make.

export interface TelemetryProgressTable {
  grain: string;
  done: string;
}
