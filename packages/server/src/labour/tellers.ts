import { permission } from '@gongdi/domain';
import { sql } from 'kysely';
import { peopleAround, type Db } from '../store/index.ts';

/**
 * Returns the accounts around a project or an organisation whose roles hold a permission.
 * @param wanted menu entry and operation
 */
export async function accountsWith(
  db: Db,
  { project_id, org_id }: { project_id: string | null; org_id: string | null },
  [menu, operation]: readonly [string, string],
): Promise<string[]> {
  const codes = ['*', `${menu}|*`, permission(menu, operation)];
  const rows = await db
    .selectFrom('account as a')
    .select('a.id')
    .where(peopleAround(sql.ref('a.id'), { project_id, org_id }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_role as ar')
          .innerJoin('role as r', 'r.id', 'ar.role_id')
          .select('r.id')
          .whereRef('ar.account_id', '=', 'a.id')
          .where(sql<boolean>`r.permissions ?| ${codes}::text[]`),
      ),
    )
    .orderBy('a.id')
    .execute();
  return rows.map(({ id }) => id);
}
