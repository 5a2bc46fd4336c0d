import { calls } from '@gongdi/api';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { handle, type Handler } from '../../../handler/index.ts';
import { idsOf, organisationsUsable, type Db } from '../../../store/index.ts';
import { requireSeen } from './organisation-parts.ts';
import { grantsOf, uncovered } from './rights.ts';

/** Handler that lists the roles that an organisation can use, and its users who have them. */
export function privilegeHandlers(db: Db): Handler[] {
  return [
    handle(calls.organization.organizationRoles, async ({ params: { id } }, context) => {
      const { caller } = context;
      await requireSeen(db, context, id);
      const held = await grantsOf(db, caller.id);
      const rows = await db
        .selectFrom('role as r')
        .select(['r.id as role_id', 'r.role_code', 'r.name', 'r.permissions'])
        .select(({ eb, selectFrom }) => [
          eb('r.org_id', 'is not', null).$castTo<boolean>().as('own'),
          jsonArrayFrom(
            selectFrom('account_role as ar')
              .innerJoin('account as a', 'a.id', 'ar.account_id')
              .select(['a.id', 'a.nickname'])
              .whereRef('ar.role_id', '=', 'r.id')
              .where('a.org_id', '=', id)
              .orderBy('a.nickname')
              .orderBy('a.id'),
          ).as('users'),
        ])
        .where(({ eb, or }) =>
          or([eb('r.org_id', 'is', null), eb('r.org_id', 'in', idsOf(organisationsUsable(caller.scope)))]),
        )
        .orderBy((eb) => eb('r.org_id', 'is', null))
        .orderBy('r.name')
        .orderBy('r.id')
        .execute();
      return rows.map((role) => ({ ...role, grantable: uncovered(held, role.permissions).length === 0 }));
    }),
  ];
}
