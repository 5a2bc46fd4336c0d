// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface OrganisationTable {
  id: string;
  parent_id: string | null;
  path: string;
  name: string;
  ent_type: number;
  sort: Generated<number>;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  updated_by: string | null;
  version: Generated<number>;
  head_id: string | null;
  disabled: Generated<boolean>;
  national_code: string | null;
  logo: Generated<string>;
}
