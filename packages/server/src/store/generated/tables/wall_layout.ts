// Written by `npm run migration` from the database that the migrations make.
import type { Json, WallPage } from '../../columns.ts';

export interface WallLayoutTable {
  wall_id: string;
  pages: Json<WallPage[]>;
  version: number;
  updated_at: string;
  updated_by: string;
}
