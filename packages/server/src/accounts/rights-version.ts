import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/**
 * Returns a text that changes whenever the menus or permissions of an account may have changed: by its roles, their
 * permissions, its organisation, or the check of its company. The caller adds anything else that affects menus.
 */
export async function rightsVersion(db: Db, account_id: string): Promise<string> {
  const row = await db
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select(({ ref, selectFrom }) => {
      const roles = selectFrom('account_role as ar')
        .innerJoin('role as r', 'r.id', 'ar.role_id')
        .select((eb) => {
          const role = sql`${eb.ref('r.role_code')} || ${eb.ref('r.permissions')}::text`;
          return sql<string>`string_agg(${role}, '|' order by ${eb.ref('r.id')})`.as('all');
        })
        .whereRef('ar.account_id', '=', 'a.id');
      const parts = [ref('a.auth_status'), ref('a.ent_type'), ref('o.path'), roles];
      return sql<string>`md5(concat_ws('|', ${sql.join(parts)}))`.as('version');
    })
    .where('a.id', '=', account_id)
    .executeTakeFirst();
  return row?.version ?? '';
}
