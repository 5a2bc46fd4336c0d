// Written by `npm run migration` from the database that the migrations make.
import type { CoordinateSystem } from '../../columns.ts';

export interface WorkPointTable {
  id: string;
  project_id: string;
  name: string;
  longitude: number;
  latitude: number;
  system: CoordinateSystem;
  address: string | null;
  radius: number | null;
  remark: string | null;
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
}
