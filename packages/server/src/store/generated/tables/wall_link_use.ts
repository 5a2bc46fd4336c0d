// Written by `npm run migration` from the database that the migrations make.

export interface WallLinkUseTable {
  link_id: string;
  day: string;
  address: string;
  times: number;
  last_at: string;
}
