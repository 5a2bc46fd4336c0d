// Written by `npm run migration` from the database that the migrations make.

export interface PersonalKeyTable {
  id: string;
  since: string;
}
