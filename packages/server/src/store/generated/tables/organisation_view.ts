// Written by `npm run migration` from the database that the migrations make.

export interface OrganisationViewTable {
  org_id: string;
  seen_org_id: string;
}
