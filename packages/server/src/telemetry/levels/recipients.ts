import { permission } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { expandPermissions } from '../../accounts/index.ts';

const NEEDED = permission('earlywarn', 'acknowledge');

/**
 * Who is told of the alarms of a device: accounts that may acknowledge them, of the organisation of the device, or of the
 * nearest one above it that has any.
 */
export async function whoLooksAfter(db: Kysely<unknown>, org_id: string | null): Promise<string[]> {
  if (org_id === null) return [];
  const { rows } = await sql<{ id: string; org_id: string; permissions: string[] }>`
    select a.id, a.org_id, array(select distinct p.code from account_role ar join role r on r.id = ar.role_id,
        jsonb_array_elements_text(r.permissions) p(code) where ar.account_id = a.id) as permissions
    from organisation own join organisation above on own.path like above.path || '%'
      join account a on a.org_id = above.id
    where own.id = ${org_id} and not a.disabled order by length(above.path) desc, a.id`.execute(db);
  const able = rows.filter(({ permissions }) => expandPermissions(permissions).has(NEEDED));
  return able.filter((one) => one.org_id === able[0]!.org_id).map(({ id }) => id);
}
