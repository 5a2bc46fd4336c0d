import { calls, type OrganizationRole } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { organisationsUsable } from '../../../store/index.ts';
import { requireSeen } from './organisation-parts.ts';
import { grantsOf, uncovered } from './rights.ts';

/** Which roles there are for an organisation, and who has them there. */
export function privilegeHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.organization.organizationRoles, async ({ params: { id } }, context) => {
      const { caller } = context;
      await requireSeen(db, context, id);
      const held = await grantsOf(db, caller.id);
      const { rows } = await sql<Omit<OrganizationRole, 'grantable'>>`
        select r.id as role_id, r.role_code, r.name, r.permissions, r.org_id is not null as own,
          coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nickname', a.nickname) order by a.nickname, a.id)
            from account_role ar join account a on a.id = ar.account_id
            where ar.role_id = r.id and a.org_id = ${id}), '[]') as users
        from role r where r.org_id is null or r.org_id in (${organisationsUsable(caller.scope)})
        order by r.org_id is null, r.name, r.id`.execute(db);
      return rows.map((role) => ({ ...role, grantable: uncovered(held, role.permissions).length === 0 }));
    }),
  ];
}
