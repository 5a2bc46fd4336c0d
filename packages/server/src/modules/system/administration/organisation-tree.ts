import { calls, type OrganizationNode } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { accountTables } from '../../../accounts/index.ts';
import { handle, type CallerContext, type Handler, type Scope } from '../../../handler/index.ts';
import { organisationsBelow, transaction } from '../../../store/index.ts';
import { contentOf } from './organisation-content.ts';
import { move, note, placeOf, read, refuseOwn, requireSeen } from './organisation-parts.ts';
import { checkAdministratorLeft } from './rights.ts';
import { refuseField } from './text/index.ts';

/** The tree of organisations: reading it whole, moving what hangs in it, shutting parts of it. */
export function organisationTreeHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.organization.organizationTree, (_, { caller }) => treeOf(db, caller.scope)),
    handle(calls.organization.projectOrganizations, async (_, { caller }) => {
      const { rows } = await sql<{ org_id: string; name: string; projects: { id: string; project_name: string }[] }>`
        select o.id as org_id, o.name,
          jsonb_agg(jsonb_build_object('id', p.id, 'project_name', p.project_name) order by p.project_name) as projects
        from project p join organisation o on o.id = p.org_id
        where o.id in (${organisationsBelow(caller.scope.read)}) group by o.id, o.name, o.path order by o.path`.execute(
        db,
      );
      return rows;
    }),
    handle(calls.organization.moveOrganization, ({ body: { id, org_pid, after } }, context) =>
      transaction(db, async (trx) => {
        const before = await read(trx, context, id);
        const place = await placeOf(trx, context, id);
        await move(trx, context, id, place.path, org_pid);
        await accountTables(trx)
          .updateTable('organisation')
          .set({ parent_id: org_pid, version: before.version + 1, ...stamp(context) })
          .where('id', '=', id)
          .execute();
        await putBehind(trx, context, { id, org_pid, after });
        await checkAdministratorLeft(trx);
        await note(trx, context, 'edit', { before, after: await read(trx, context, id) });
        return null;
      }),
    ),
    handle(calls.organization.activateOrganization, ({ body: { id, org_status } }, context) =>
      transaction(db, async (trx) => {
        const before = await read(trx, context, id);
        const { path } = await placeOf(trx, context, id);
        refuseOwn(context, path);
        await accountTables(trx)
          .updateTable('organisation')
          .set({ disabled: org_status === 0, version: before.version + 1, ...stamp(context) })
          .where('id', '=', id)
          .execute();
        await checkAdministratorLeft(trx);
        const ended_sessions = org_status === 0 ? await endSessionsBelow(trx, path, context.now) : 0;
        await note(trx, context, 'edit', { before, after: await read(trx, context, id) });
        return { ended_sessions };
      }),
    ),
    handle(calls.organization.organizationContent, async ({ params: { id } }, context) => {
      await requireSeen(db, context, id);
      return contentOf(db, id, context.lang);
    }),
  ];
}

async function treeOf(db: Kysely<unknown>, { read, write }: Scope): Promise<OrganizationNode[]> {
  const { rows } = await sql<Omit<OrganizationNode, 'children'>>`
    select o.id as org_id, o.parent_id as org_pid, o.name, o.ent_type,
      case when o.disabled then 0 else 1 end as org_status, o.id in (${organisationsBelow(write)}) as editable,
      (select count(*) from account a where a.org_id = o.id) as user_count
    from organisation o where o.id in (${organisationsBelow(read)})
    order by length(o.path), o.sort, o.name`.execute(db);
  const nodes = new Map(rows.map((row): [string, OrganizationNode] => [row.org_id, { ...row, children: [] }]));
  const roots: OrganizationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.org_pid === null ? undefined : nodes.get(node.org_pid);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** Gives the organisations below one their numbers anew, with one of them behind another. */
async function putBehind(
  trx: Kysely<unknown>,
  context: CallerContext,
  { id, org_pid, after }: { id: string; org_pid: string; after: string | null },
): Promise<void> {
  const { rows } = await sql<{ id: string; sort: number }>`select id, sort from organisation
    where parent_id = ${org_pid} order by sort, name, id for update`.execute(trx);
  const moved = rows.find((row) => row.id === id)!;
  const others = rows.filter((row) => row.id !== id);
  const at = after === null ? 0 : others.findIndex((row) => row.id === after) + 1;
  if (after !== null && at === 0) throw refuseField(context, 'after', 'notThere');
  for (const [place, row] of others.toSpliced(at, 0, moved).entries())
    if (row.sort !== place + 1)
      await sql`update organisation set sort = ${place + 1}, version = version + ${row.id === id ? 0 : 1}
        where id = ${row.id}`.execute(trx);
}

/** Ends the sessions of an organisation's people and of those below it. @returns how many */
async function endSessionsBelow(trx: Kysely<unknown>, path: string, now: number): Promise<number> {
  const { numAffectedRows } = await sql`update login_session s set revoked_at = ${new Date(now).toISOString()}
    from account a join organisation o on o.id = a.org_id
    where s.account_id = a.id and s.revoked_at is null and starts_with(o.path, ${path})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

function stamp({ caller, now }: CallerContext): { updated_at: string; updated_by: string } {
  return { updated_at: new Date(now).toISOString(), updated_by: caller.id };
}
