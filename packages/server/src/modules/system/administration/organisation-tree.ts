import { calls, type OrganizationNode } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { handle, type CallerContext, type Handler, type Scope } from '../../../handler/index.ts';
import { idsOf, organisationsBelow, permitted, transaction, type Db } from '../../../store/index.ts';
import { contentOf } from './organisation-content.ts';
import { move, note, placeOf, read, readLocked, refuseOwn, requireSeen } from './organisation-parts.ts';
import { checkAdministratorLeft } from './rights.ts';
import { stamp } from './stamp.ts';
import { refuseField } from './text/index.ts';

/**
 * Handlers of the tree of organisations: read the whole tree, move organisations and users, close parts of the tree.
 */
export function organisationTreeHandlers(db: Db): Handler[] {
  return [
    handle(calls.organization.organizationTree, (_, { caller }) => treeOf(db, caller.scope)),
    handle(calls.organization.projectOrganizations, (_, { caller }) =>
      db
        .selectFrom('project as p')
        .innerJoin('organisation as o', 'o.id', 'p.org_id')
        .select(({ fn, ref }) => [
          'o.id as org_id',
          'o.name',
          fn
            .agg<{ id: string; project_name: string }[]>('jsonb_agg', [
              jsonBuildObject({ id: ref('p.id'), project_name: ref('p.project_name') }),
            ])
            .orderBy('p.project_name')
            .as('projects'),
        ])
        .where(({ ref }) => permitted(projectmanage, caller.scope, 'read', sql`${ref('p.id')}`))
        .groupBy(['o.id', 'o.name', 'o.path'])
        .orderBy('o.path')
        .execute(),
    ),
    handle(calls.organization.moveOrganization, ({ body: { id, org_pid, after } }, context) =>
      transaction(db, async (trx) => {
        const before = await readLocked(trx, context, id);
        const place = await placeOf(trx, context, id);
        await move(trx, context, id, place.path, org_pid);
        await trx
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
        const before = await readLocked(trx, context, id);
        const { path } = await placeOf(trx, context, id);
        refuseOwn(context, path);
        await trx
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

async function treeOf(db: Db, { read, write, rows: rules }: Scope): Promise<OrganizationNode[]> {
  const rows = await db
    .selectFrom('organisation as o')
    .select(['o.id as org_id', 'o.parent_id as org_pid', 'o.name', 'o.ent_type'])
    .select(({ eb, fn, selectFrom }) => [
      eb.case().when('o.disabled', '=', true).then(sql.lit<0 | 1>(0)).else(sql.lit<0 | 1>(1)).end().as('org_status'),
      eb('o.id', 'in', idsOf(organisationsBelow(write)))
        .$castTo<boolean>()
        .as('editable'),
      selectFrom('account as a')
        .select(fn.countAll<number>().as('count'))
        .whereRef('a.org_id', '=', 'o.id')
        .$asScalar()
        .$notNull()
        .as('user_count'),
    ])
    .where('o.id', 'in', idsOf(organisationsBelow([...read, ...(rules?.within.read ?? [])])))
    .orderBy(({ fn }) => fn('length', ['o.path']))
    .orderBy('o.sort')
    .orderBy('o.name')
    .execute();
  const nodes = new Map(rows.map((row): [string, OrganizationNode] => [row.org_id, { ...row, children: [] }]));
  const roots: OrganizationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.org_pid === null ? undefined : nodes.get(node.org_pid);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** Renumbers the organisations below `org_pid` so that `id` comes after `after`; null: first. */
async function putBehind(
  trx: Db,
  context: CallerContext,
  { id, org_pid, after }: { id: string; org_pid: string; after: string | null },
): Promise<void> {
  const rows = await trx
    .selectFrom('organisation')
    .select(['id', 'sort'])
    .where('parent_id', '=', org_pid)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute();
  const moved = rows.find((row) => row.id === id)!;
  const others = rows.filter((row) => row.id !== id);
  const at = after === null ? 0 : others.findIndex((row) => row.id === after) + 1;
  if (after !== null && at === 0) throw refuseField(context, 'after', 'notThere');
  for (const [place, row] of others.toSpliced(at, 0, moved).entries())
    if (row.sort !== place + 1)
      await trx
        .updateTable('organisation')
        .set((eb) => ({ sort: place + 1, version: eb('version', '+', row.id === id ? 0 : 1) }))
        .where('id', '=', row.id)
        .execute();
}

/** Ends the sessions of all users of an organisation and of those below it. @returns the number of ended sessions */
async function endSessionsBelow(trx: Db, path: string, now: number): Promise<number> {
  const ended = await trx
    .updateTable('login_session as s')
    .set({ revoked_at: new Date(now).toISOString() })
    .from('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .whereRef('s.account_id', '=', 'a.id')
    .where('s.revoked_at', 'is', null)
    .where(({ fn, val }) => fn<boolean>('starts_with', ['o.path', val(path)]))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
