// Written by `npm run migration` from the database that the migrations make.

export interface CertificateCounterTable {
  org_id: string;
  year: number;
  last: number;
}
