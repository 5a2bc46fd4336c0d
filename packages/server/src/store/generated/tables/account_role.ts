// Written by `npm run migration` from the database that the migrations make.

export interface AccountRoleTable {
  account_id: string;
  role_id: string;
}
