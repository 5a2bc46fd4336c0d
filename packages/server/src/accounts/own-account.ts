import { calls } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { handle, type Handler } from '../handler/index.ts';

/** What a session may ask about its own account, for programs that know these calls. */
export function ownAccountHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.user.userAuth, async (_, { caller }) => ({
      user_id: caller.id,
      auth_status: caller.auth_status,
      company_id: caller.company_id,
      company_name: caller.company_name,
      ent_type: caller.ent_type,
    })),
    handle(calls.user.userRoles, async (_, { caller }) => {
      const { rows } = await sql<{ id: string; role_code: string; name: string }>`
        select r.id, r.role_code, r.name from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = ${caller.id} order by r.role_code`.execute(db);
      return rows;
    }),
    handle(calls.user.tokenInfo, async (_, { caller }) => {
      const { rows } = await sql<{ phone_number: string | null }>`
        select phone_number from account where id = ${caller.id}`.execute(db);
      return {
        id: caller.id,
        phone_number: rows[0]?.phone_number ?? null,
        roles: [...caller.role_codes],
        com_ids: [caller.company_id],
      };
    }),
  ];
}
