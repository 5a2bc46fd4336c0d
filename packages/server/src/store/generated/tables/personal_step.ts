// Written by `npm run migration` from the database that the migrations make.

export interface PersonalStepTable {
  name: string;
  done_at: string;
}
