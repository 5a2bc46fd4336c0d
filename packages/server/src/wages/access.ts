import { WHOLE, type RowAccess } from '../store/index.ts';

/** The server itself writes, in an organisation and for an account. */
export const asServer = (org_id: string | null, account_id: string | null, now: number): RowAccess => ({
  scope: WHOLE,
  org_id,
  account_id,
  now,
  seesPersonal: () => true,
});
