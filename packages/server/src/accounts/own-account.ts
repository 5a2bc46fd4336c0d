import { calls } from '@gongdi/api';
import { handle, type Handler } from '../handler/index.ts';
import { opened, type Db } from '../store/index.ts';

/** Calls by which a session reads its own account, for programs that already use them. */
export function ownAccountHandlers(db: Db): Handler[] {
  return [
    handle(calls.user.userAuth, async (_, { caller }) => ({
      user_id: caller.id,
      auth_status: caller.auth_status,
      company_id: caller.company_id,
      company_name: caller.company_name,
      ent_type: caller.ent_type,
    })),
    handle(calls.user.userRoles, async (_, { caller }) => {
      const rows = await db
        .selectFrom('account_role as ar')
        .innerJoin('role as r', 'r.id', 'ar.role_id')
        .select(['r.id', 'r.role_code', 'r.name'])
        .where('ar.account_id', '=', caller.id)
        .orderBy('r.role_code')
        .execute();
      return rows;
    }),
    handle(calls.user.tokenInfo, async (_, { caller }) => {
      const row = await db
        .selectFrom('account')
        .select(['id', 'phone_number'])
        .where('id', '=', caller.id)
        .executeTakeFirst();
      return {
        id: caller.id,
        phone_number: row ? opened(db, 'account', row).phone_number : null,
        roles: [...caller.role_codes],
        com_ids: [caller.company_id],
      };
    }),
  ];
}
