// Written by `npm run migration` from the database that the migrations make.
import type { CoordinateSystem, FenceHoles, Json } from '../../columns.ts';

export interface FenceVersionTable {
  code: string;
  version: number;
  system: CoordinateSystem;
  type: number;
  data: string;
  holes: Json<FenceHoles>;
  polygons: number;
  points: number;
  area: number;
  restored_from: number | null;
  created_at: string;
  created_by: string | null;
}
