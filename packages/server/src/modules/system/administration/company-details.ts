import { calls } from '@gongdi/api';
import { enterprise, GongdiError, organization, permission } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { accountTables } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Caller, type Handler } from '../../../handler/index.ts';
import { transaction } from '../../../store/index.ts';
import { checkPicture } from './check-picture.ts';
import { briefUsers } from './lookups.ts';

/** What a company tells of itself: its logo, its tags, and who receives, ships and drives. */
export function companyDetailHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.company.logo, async (_, { caller }) => {
      const company = await accountTables(db)
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
        await accountTables(trx)
          .updateTable('organisation')
          .set({ logo, updated_at: new Date(now).toISOString(), updated_by: caller.id })
          .where('id', '=', caller.company_id)
          .execute();
        const change = { action: 'edit' as const, subject: organization.name, subject_id: caller.company_id };
        await recordAudit(trx, context, actorOf(caller), { ...change, after: { changed: 'logo' } });
        return null;
      });
    }),
    handle(calls.company.tags, async () => {
      const { rows } = await sql<{ tag: string; count: number }>`select tag, count(*)::integer as count
        from company, unnest(tags) tag group by tag order by count(*) desc, tag limit 200`.execute(db);
      return rows;
    }),
    handle(calls.company.setTags, ({ body: { id, tags } }, context) =>
      transaction(db, async (trx) => {
        const wanted = [...new Set(tags)];
        const { rows } = await sql<{ tags: string[] }>`select tags from company where id = ${id} for update`.execute(
          trx,
        );
        if (!rows[0]) throw new GongdiError('notFound');
        await sql`update company set tags = ${wanted}::text[], updated_at = ${new Date(context.now).toISOString()},
          updated_by = ${context.caller.id}, version = version + 1 where id = ${id}`.execute(trx);
        const change = { before: { tags: rows[0].tags.join('、') }, after: { tags: wanted.join('、') } };
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

/** The logo is the whole company's: whoever may change its uppermost organisation. */
function mayChangeLogo({ company_id, scope, permissions }: Caller): boolean {
  return scope.write.includes(`${company_id}/`) && permissions.has(permission(organization.name, 'edit'));
}

/** Most people of one role that are told. */
const OF_COMPANY = 500;

/** Everybody of the caller's company who has a role, also those of other branches: goods go from one to another. */
function peopleOf(db: Kysely<unknown>, { company_id }: Caller, role_code: string) {
  const having = sql`exists (select 1 from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.role_code = ${role_code})`;
  return briefUsers(db, [`${company_id}/`], having, OF_COMPANY);
}
