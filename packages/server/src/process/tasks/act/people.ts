import type { Lang } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { takesPart } from '../../rules/people-of-rule.ts';
import { wrong } from '../../refuse.ts';

/**
 * People whom a call names, as far as they may take part where an instance runs.
 * @returns the ids without repetitions
 * @throws GongdiError `invalid` that names the parameter, when one may not, is disabled or is not there
 */
export async function requirePeople(
  trx: Kysely<unknown>,
  ids: readonly string[],
  org_id: string,
  lang: Lang,
  path: string,
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const { rows } = await sql`select a.id from account a join organisation o on o.id = a.org_id
    where not a.disabled and a.id = any(${wanted}::text[]) and ${takesPart(org_id)}`.execute(trx);
  if (rows.length < wanted.length) throw wrong(lang, path, 'userUnknown');
  return wanted;
}
