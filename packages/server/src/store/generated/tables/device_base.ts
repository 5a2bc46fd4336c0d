// Written by `npm run migration` from the database that the migrations make.

export interface DeviceBaseTable {
  id: string;
  device_id: string;
  quantity: string;
  kind: number;
  value: number;
  at: string;
  reason: string;
  created_at: string;
  created_by: string | null;
}
