// Written by `npm run migration` from the database that the migrations make.

export interface SignOnIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: string;
}
