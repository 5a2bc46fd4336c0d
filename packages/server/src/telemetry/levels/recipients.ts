import { permission } from '@gongdi/domain';
import { sql } from 'kysely';
import { expandPermissions } from '../../accounts/index.ts';
import type { Db } from '../../store/index.ts';

const NEEDED = permission('earlywarn', 'acknowledge');

/**
 * Returns the accounts that are notified of the alarms of a device. These accounts may acknowledge alarms. They belong
 * to the organisation of the device or, if it has no such account, to the nearest organisation above it that has any.
 */
export async function whoLooksAfter(db: Db, org_id: string | null): Promise<string[]> {
  if (org_id === null) return [];
  const rows = await db
    .selectFrom('organisation as own')
    .innerJoin('organisation as above', (join) =>
      join.on(({ fn }) => fn<boolean>('starts_with', ['own.path', 'above.path'])),
    )
    .innerJoin('account as a', 'a.org_id', 'above.id')
    .select((eb) => [
      'a.id',
      'a.org_id',
      eb
        .selectFrom('account_role as ar')
        .innerJoin('role as r', 'r.id', 'ar.role_id')
        .select(({ ref }) => sql<string[][]>`jsonb_agg(${ref('r.permissions')})`.as('permissions'))
        .whereRef('ar.account_id', '=', 'a.id')
        .as('permissions'),
    ])
    .where('own.id', '=', org_id)
    .where('a.disabled', '=', false)
    .orderBy(({ fn }) => fn('length', ['above.path']), 'desc')
    .orderBy('a.id')
    .execute();
  const able = rows.filter(({ permissions }) => expandPermissions(permissions?.flat() ?? []).has(NEEDED));
  return able.filter((one) => one.org_id === able[0]!.org_id).map(({ id }) => id);
}
