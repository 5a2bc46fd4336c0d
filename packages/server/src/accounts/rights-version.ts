import { sql, type Kysely } from 'kysely';

/**
 * A text that becomes another one when the menus or permissions of an account may have: by its roles, what they hold,
 * its organisation, or the check of its company. What else decides about menus is the caller's to add.
 */
export async function rightsVersion(db: Kysely<unknown>, account_id: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`select md5(concat_ws('|', a.auth_status, a.ent_type, o.path,
      (select string_agg(r.role_code || r.permissions::text, '|' order by r.id) from account_role ar
        join role r on r.id = ar.role_id where ar.account_id = a.id))) as version
    from account a join organisation o on o.id = a.org_id where a.id = ${account_id}`.execute(db);
  return rows[0]?.version ?? '';
}
