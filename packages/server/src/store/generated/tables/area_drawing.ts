// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json } from '../../columns.ts';

export interface AreaDrawingTable {
  id: string;
  area_id: string;
  sort: number;
  name: string;
  width: number;
  height: number;
  drawing: Json<FileItem>;
}
