// Written by `npm run migration` from the database that the migrations make.
import type { CoordinateSystem, FenceHoles, Json } from '../../columns.ts';

export interface AreaFenceTable {
  area_id: string;
  fence_code: string;
  data: string;
  holes: Json<FenceHoles>;
  system: CoordinateSystem;
  version: number;
}
