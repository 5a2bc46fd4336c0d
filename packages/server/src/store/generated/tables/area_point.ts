// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, WireText } from '../../columns.ts';

export interface AreaPointTable {
  area_id: string;
  drawing_id: string | null;
  sort: number;
  device_id: string;
  name: string;
  x: number;
  y: number;
  wire: JsonOrNull<WireText>;
}
