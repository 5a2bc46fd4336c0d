// Written by `npm run migration` from the database that the migrations make.

export interface WallLinkTable {
  id: string;
  wall_id: string;
  name: string;
  key_hash: string;
  created_at: string;
  created_by: string;
  expires_at: string;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
}
