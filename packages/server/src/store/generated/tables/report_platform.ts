// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ReportPlatformTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  platform_name: string;
  authority: string | null;
  address: string;
  sign_method: number;
  cipher: number;
  request_version: string;
  rate_per_minute: number;
  result_seconds: number;
  known_codes: string | null;
  busy_codes: string | null;
  custom: JsonOrNull<unknown>;
}
