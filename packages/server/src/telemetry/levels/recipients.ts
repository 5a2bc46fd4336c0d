import { permission } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { expandPermissions } from '../../accounts/index.ts';

const NEEDED = permission('earlywarn', 'acknowledge');

/** Accounts of the organisation of a device that may acknowledge its alarms: whoever looks after them is told. */
export async function whoLooksAfter(db: Kysely<unknown>, org_id: string | null): Promise<string[]> {
  if (org_id === null) return [];
  const { rows } = await sql<{ id: string; permissions: string[] }>`
    select a.id, array(select distinct p.code from account_role ar join role r on r.id = ar.role_id,
        jsonb_array_elements_text(r.permissions) p(code) where ar.account_id = a.id) as permissions
    from account a where a.org_id = ${org_id} and not a.disabled order by a.id`.execute(db);
  return rows.filter(({ permissions }) => expandPermissions(permissions).has(NEEDED)).map(({ id }) => id);
}
