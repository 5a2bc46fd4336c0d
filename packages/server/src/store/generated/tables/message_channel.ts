// Written by `npm run migration` from the database that the migrations make.
import type { ChannelKindName, ChannelValues, Json } from '../../columns.ts';

export interface MessageChannelTable {
  id: string;
  company_id: string;
  kind: ChannelKindName;
  name: string;
  enabled: boolean;
  config: Json<ChannelValues>;
  secret: Uint8Array;
  secret_names: string[];
  version: number;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}
