// Written by `npm run migration` from the database that the migrations make.
import type { Json, SiteFeatures } from '../../columns.ts';

export interface SitePlanTable {
  project_id: string;
  version: number;
  features: Json<SiteFeatures>;
  west: number;
  south: number;
  east: number;
  north: number;
  updated_at: string;
  updated_by: string | null;
}
