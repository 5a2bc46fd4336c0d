import { hasUserName } from '../../../../accounts/index.ts';
import { isValue, type Db } from '../../../../store/index.ts';
import type { PhoneOwner } from '../code-check.ts';
import type { SignOn } from './config.ts';

/** @returns undefined if no account has the name or number, or more than one */
export async function accountNamed(
  db: Db,
  named: string,
  subject: SignOn['subject'] = 'user_name',
): Promise<PhoneOwner | undefined> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'nickname', 'org_id', 'ent_type', 'disabled'])
    .where((eb) => (subject === 'user_name' ? hasUserName(named)(eb) : isValue(db, 'account', 'phone_number', named)))
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}
