import { calls, resourceCalls, type OrganizationNode } from '@gongdi/api';
import { GongdiError, organization, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { accountTables } from '../accounts/index.ts';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { accessOf } from '../resources/index.ts';
import { newId, organisationsBelow, resourceRepository, transaction } from '../store/index.ts';
import { administrationLabel, refuseField } from './text/index.ts';

type Organisation = RowOf<typeof organization>;

interface Place {
  path: string;
  ent_type: number;
}

/** The tree of organisations: reading it whole, adding, renaming, moving, deleting. */
export function organisationHandlers(db: Kysely<unknown>): Handler[] {
  const own = resourceCalls(organization);

  return [
    handle(own.add!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const parent_id = body.org_pid ?? context.caller.org_id;
        const parent = await placeOf(trx, context, parent_id);
        const id = newId(context.now);
        const at = new Date(context.now).toISOString();
        await accountTables(trx)
          .insertInto('organisation')
          .values({
            id,
            parent_id,
            path: `${parent.path}${id}/`,
            name: body.name,
            ent_type: body.ent_type ?? parent.ent_type,
            sort: body.sort ?? 0,
            head_id: await headOf(trx, context, body.head_id),
            created_at: at,
            created_by: context.caller.id,
            updated_at: at,
            updated_by: context.caller.id,
          })
          .execute();
        const after = await read(trx, context, id);
        await note(trx, context, 'add', { after });
        return after;
      }),
    ),
    handle(own.edit!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const before = await read(trx, context, body.id);
        const place = await placeOf(trx, context, body.id);
        if (body.version !== undefined && body.version !== before.version) throw new GongdiError('conflict');
        const parent_id = body.org_pid ?? before.org_pid ?? null;
        const ent_type = body.ent_type ?? before.ent_type ?? place.ent_type;
        if (parent_id !== (before.org_pid ?? null)) await move(trx, context, body.id, place.path, parent_id);
        await accountTables(trx)
          .updateTable('organisation')
          .set({
            parent_id,
            name: body.name,
            ent_type,
            sort: body.sort ?? 0,
            head_id: await headOf(trx, context, body.head_id, before.head_id),
            updated_at: new Date(context.now).toISOString(),
            updated_by: context.caller.id,
            version: before.version + 1,
          })
          .where('id', '=', body.id)
          .execute();
        // The type of a user is that of the organisation.
        if (ent_type !== before.ent_type)
          await accountTables(trx).updateTable('account').set({ ent_type }).where('org_id', '=', body.id).execute();
        const after = await read(trx, context, body.id);
        await note(trx, context, 'edit', { before, after });
        return after;
      }),
    ),
    handle(own.delete!, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const before = await read(trx, context, id);
        const place = await placeOf(trx, context, id);
        refuseOwn(context, place.path);
        await removeOrganisation(trx, id);
        await note(trx, context, 'delete', { before });
        return null;
      }),
    ),
    handle(calls.organization.organizationTree, (_, { caller }) => treeOf(db, caller.scope.read)),
    handle(calls.organization.projectOrganizations, async (_, { caller }) => {
      const { rows } = await sql<{ org_id: string; name: string; projects: { id: string; project_name: string }[] }>`
        select o.id as org_id, o.name,
          jsonb_agg(jsonb_build_object('id', p.id, 'project_name', p.project_name) order by p.project_name) as projects
        from project p join organisation o on o.id = p.org_id
        where o.path like any(${below(caller.scope.read)}) group by o.id, o.name, o.path order by o.path`.execute(db);
      return rows;
    }),
  ];
}

function below(paths: readonly string[]): string[] {
  return paths.map((path) => `${path}%`);
}

async function treeOf(db: Kysely<unknown>, read: readonly string[]): Promise<OrganizationNode[]> {
  const { rows } = await sql<Omit<OrganizationNode, 'children'>>`
    select o.id as org_id, o.parent_id as org_pid, o.name, o.ent_type,
      (select count(*) from account a where a.org_id = o.id) as user_count
    from organisation o where o.path like any(${below(read)})
    order by length(o.path), o.sort, o.name`.execute(db);
  const nodes = new Map(rows.map((row): [string, OrganizationNode] => [row.org_id, { ...row, children: [] }]));
  const roots: OrganizationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.org_pid === null ? undefined : nodes.get(node.org_pid);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** Path and type of an organisation that the caller may write. @throws GongdiError `invalid` */
async function placeOf(trx: Kysely<unknown>, context: CallerContext, id: string): Promise<Place> {
  const { write } = context.caller.scope;
  const { rows } = await sql<Place>`select path, ent_type from organisation
    where id = ${id} and id in (${organisationsBelow(write)}) for update`.execute(trx);
  if (!rows[0]) throw refuseField(context, 'org_pid', 'unseenOrganisation');
  return rows[0];
}

/** Somebody of an organisation that the caller sees, or whoever it was before. @throws GongdiError `invalid` */
async function headOf(
  trx: Kysely<unknown>,
  context: CallerContext,
  id: string | null | undefined,
  before?: string | null,
): Promise<string | null> {
  if (id === null || id === undefined) return null;
  if (id === before) return id;
  const { read: roots } = context.caller.scope;
  const { rows } = await sql`select 1 from account
    where id = ${id} and org_id in (${organisationsBelow(roots)})`.execute(trx);
  if (rows.length === 0) throw refuseField(context, 'head_id', 'unseenPerson');
  return id;
}

/** Hangs an organisation with all below it under another one. */
async function move(
  trx: Kysely<unknown>,
  context: CallerContext,
  id: string,
  path: string,
  parent_id: string | null,
): Promise<void> {
  refuseOwn(context, path);
  if (parent_id === null) return;
  // One move at a time: two at once could hang each under the other.
  await sql`lock table organisation in share row exclusive mode`.execute(trx);
  const parent = await placeOf(trx, context, parent_id);
  if (parent.path.startsWith(path)) throw refuseField(context, 'org_pid', 'underItself');
  await sql`update organisation set path = ${`${parent.path}${id}/`} || substr(path, ${path.length + 1}::integer)
    where starts_with(path, ${path})`.execute(trx);
}

/** @throws GongdiError `permission` for the caller's own organisation and those above it */
function refuseOwn({ caller }: CallerContext, path: string): void {
  if (caller.scope.write.some((own) => own.startsWith(path)))
    throw new GongdiError('permission', { label: administrationLabel('ownOrganisation') });
}

async function removeOrganisation(trx: Kysely<unknown>, id: string): Promise<void> {
  try {
    await sql`delete from organisation where id = ${id}`.execute(trx);
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY) throw error;
    throw new GongdiError('inUse', { label: administrationLabel('organisationInUse'), cause: error });
  }
}

/** SQLSTATE: other rows point at the one that goes. */
const FOREIGN_KEY = '23503';

function read(trx: Kysely<unknown>, context: CallerContext, id: string): Promise<Organisation> {
  return resourceRepository(trx, organization).get(accessOf(context), id);
}

function note(
  trx: Kysely<unknown>,
  context: CallerContext,
  action: string,
  { before, after }: { before?: Organisation; after?: Organisation },
): Promise<void> {
  const subject_id = after?.id ?? before?.id;
  return recordAudit(trx, context, actorOf(context.caller), {
    action,
    subject: organization.name,
    subject_id,
    before,
    after,
  });
}
