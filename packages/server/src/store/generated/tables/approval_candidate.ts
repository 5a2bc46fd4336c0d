// Written by `npm run migration` from the database that the migrations make.

export interface ApprovalCandidateTable {
  task_id: string;
  account_id: string;
}
