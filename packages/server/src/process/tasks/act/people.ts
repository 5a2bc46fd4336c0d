import type { Lang } from '@gongdi/domain';
import { anyOf, type Db } from '../../../store/index.ts';
import { takesPart } from '../../rules/people-of-rule.ts';
import { wrong } from '../../refuse.ts';

/**
 * Checks that the people named in a call may take part in an instance.
 * @returns the ids without repetitions
 * @throws GongdiError `invalid` that names the parameter, if an account may not take part, is disabled or does not
 *   exist
 */
export async function requirePeople(
  trx: Db,
  ids: readonly string[],
  org_id: string,
  lang: Lang,
  path: string,
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await trx
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select('a.id')
    .where('a.disabled', '=', false)
    .where('a.id', '=', anyOf(wanted))
    .where(takesPart(org_id))
    .execute();
  if (rows.length < wanted.length) throw wrong(lang, path, 'userUnknown');
  return wanted;
}
