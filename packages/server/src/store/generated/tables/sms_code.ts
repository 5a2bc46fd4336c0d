// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface SmsCodeTable {
  phone_number: string;
  purpose: string;
  code_hash: Uint8Array;
  tries: Generated<number>;
  sent_at: string;
  expires_at: string;
}
