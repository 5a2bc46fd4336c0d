// Written by `npm run migration` from the database that the migrations make.

export interface DeviceKeyTable {
  device_id: string;
  key_hash: Uint8Array;
  hint: string;
  created_at: string;
  created_by: string | null;
}
