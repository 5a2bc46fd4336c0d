import { calls } from '@gongdi/api';
import { enterprise, GongdiError, organization, permission } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Caller, type Handler } from '../../../handler/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { checkPicture } from './check-picture.ts';
import { briefUsers } from './lookups.ts';

/** Handlers of details of a company: its logo, its tags, and its receivers, shippers and drivers. */
export function companyDetailHandlers(db: Db): Handler[] {
  return [
    handle(calls.company.logo, async (_, { caller }) => {
      const company = await db
        .selectFrom('organisation')
        .select('logo')
        .where('id', '=', caller.company_id)
        .executeTakeFirst();
      return { logo: company?.logo ?? '', editable: mayChangeLogo(caller) };
    }),
    handle(calls.company.setLogo, ({ body: { logo } }, context) => {
      const { caller, now } = context;
      if (!mayChangeLogo(caller)) throw new GongdiError('permission');
      checkPicture(context, 'logo', logo);
      return transaction(db, async (trx) => {
        await trx
          .updateTable('organisation')
          .set({ logo, updated_at: new Date(now).toISOString(), updated_by: caller.id })
          .where('id', '=', caller.company_id)
          .execute();
        const change = { action: 'edit' as const, subject: organization.name, subject_id: caller.company_id };
        await recordAudit(trx, context, actorOf(caller), { ...change, after: { changed: 'logo' } });
        return null;
      });
    }),
    handle(calls.company.tags, () =>
      db
        .selectFrom(({ selectFrom }) =>
          selectFrom('company')
            .select(({ ref }) => sql<string>`unnest(${ref('tags')})`.as('tag'))
            .as('tags'),
        )
        .select(({ fn }) => ['tag', fn.countAll<number>().as('count')])
        .groupBy('tag')
        .orderBy('count', 'desc')
        .orderBy('tag')
        .limit(200)
        .execute(),
    ),
    handle(calls.company.setTags, ({ body: { id, tags } }, context) =>
      transaction(db, async (trx) => {
        const wanted = [...new Set(tags)];
        const row = await trx.selectFrom('company').select('tags').where('id', '=', id).forUpdate().executeTakeFirst();
        if (!row) throw new GongdiError('notFound');
        await trx
          .updateTable('company')
          .set((eb) => ({
            tags: wanted,
            updated_at: new Date(context.now).toISOString(),
            updated_by: context.caller.id,
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .execute();
        const change = { before: { tags: row.tags.join('、') }, after: { tags: wanted.join('、') } };
        const event = { action: 'edit' as const, subject: enterprise.name, subject_id: id, ...change };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(calls.people.receivers, (_, { caller }) => peopleOf(db, caller, 'receiver')),
    handle(calls.people.shippers, (_, { caller }) => peopleOf(db, caller, 'shipper')),
    handle(calls.people.drivers, (_, { caller }) => peopleOf(db, caller, 'driver')),
  ];
}

/** The logo belongs to the whole company, so the caller needs the right to edit the company's topmost organisation. */
function mayChangeLogo({ company_id, scope, permissions }: Caller): boolean {
  return scope.write.includes(`${company_id}/`) && permissions.has(permission(organization.name, 'edit'));
}

/** Largest number of people of one role in the answer. */
const OF_COMPANY = 500;

/** Users of the caller's company who have a role. All branches are included: goods go from one branch to another. */
function peopleOf(db: Db, { company_id }: Caller, role_code: string) {
  return briefUsers(
    db,
    [`${company_id}/`],
    ({ exists, selectFrom }) =>
      exists(
        selectFrom('account_role as ar')
          .innerJoin('role as r', 'r.id', 'ar.role_id')
          .whereRef('ar.account_id', '=', 'a.id')
          .where('r.role_code', '=', role_code),
      ),
    OF_COMPANY,
  );
}
