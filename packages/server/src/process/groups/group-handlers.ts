import { calls, type UserGroup } from '@gongdi/api';
import { GongdiError, type LogAction } from '@gongdi/domain';
import { sql, type Kysely, type Selectable } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type Caller, type CallerContext, type Handler } from '../../handler/index.ts';
import { containing, newId, transaction } from '../../store/index.ts';
import { approvalTables, type ApprovalTables } from '../approval-tables.ts';
import type { ProcessDeps } from '../deps.ts';
import { pageOfQuery } from '../paging.ts';
import { peopleOf } from '../people.ts';
import { within } from '../range.ts';
import { takesPart } from '../rules/people-of-rule.ts';
import { processLabel } from '../text/index.ts';
import { found, usableBy, writableBy } from '../visibility.ts';

const { workflow } = calls;
type GroupRow = Selectable<ApprovalTables['approval_group']>;

/** The code behind the calls of user groups. */
export function groupHandlers({ db, zone }: Pick<ProcessDeps, 'db' | 'zone'>): Handler[] {
  return [
    handle(workflow.userGroupPage, ({ query }, { caller }) => {
      let rows = groups(db, caller)
        .where(within('g.created_at', 'create_time', query.begin_create_time, query.end_create_time, zone))
        .orderBy('g.created_at', 'desc')
        .orderBy('g.id', 'desc');
      if (query.name) rows = rows.where('g.name', 'ilike', containing(query.name));
      if (query.status !== undefined) rows = rows.where('g.status', '=', query.status);
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.userGroupGet, ({ query }, { caller }) => getGroup(db, caller, query.id)),
    handle(workflow.userGroupSimple, (_, { caller }) =>
      approvalTables(db)
        .selectFrom('approval_group as g')
        .select(['g.id', 'g.name'])
        .where('g.status', '=', 0)
        .where(usableBy(caller, 'g.org_id'))
        .orderBy('g.name')
        .limit(1000)
        .execute(),
    ),
    handle(workflow.userGroupCreate, ({ body }, context) =>
      transaction(db, async (trx) => {
        await requireMembers(trx, context, body.member_user_ids, context.caller.org_id);
        const id = newId(context.now);
        const at = new Date(context.now).toISOString();
        const by = { created_at: at, created_by: context.caller.id, updated_at: at, updated_by: context.caller.id };
        await named(body.name, () =>
          approvalTables(trx)
            .insertInto('approval_group')
            .values({ id, org_id: context.caller.org_id, ...body, ...by })
            .execute(),
        );
        return noted(trx, context, 'add', id);
      }),
    ),
    handle(workflow.userGroupUpdate, ({ body: { id, ...changes } }, context) =>
      transaction(db, async (trx) => {
        const before = await lockGroup(trx, context.caller, id);
        await requireMembers(trx, context, changes.member_user_ids, before.org_id);
        const by = { updated_at: new Date(context.now).toISOString(), updated_by: context.caller.id };
        await named(changes.name, () =>
          approvalTables(trx)
            .updateTable('approval_group')
            .set({ ...changes, ...by })
            .where('id', '=', id)
            .execute(),
        );
        return noted(trx, context, 'edit', id, before);
      }),
    ),
    handle(workflow.userGroupDelete, ({ query }, context) =>
      transaction(db, async (trx) => {
        const before = await lockGroup(trx, context.caller, query.id);
        const { rows } = await sql`select 1 from approval_rule r where r.type = 40 and r.model_id is not null
          and r.settings -> 'options' ? ${query.id} limit 1`.execute(trx);
        if (rows.length > 0) throw new GongdiError('inUse', { label: processLabel('groupInUse') });
        await approvalTables(trx).deleteFrom('approval_group').where('id', '=', query.id).execute();
        await note(trx, context, 'delete', { id: query.id, before });
        return null;
      }),
    ),
  ];
}

function groups(db: Kysely<unknown>, caller: Caller) {
  return approvalTables(db)
    .selectFrom('approval_group as g')
    .select(['g.id', 'g.name', 'g.description', 'g.member_user_ids', 'g.status', 'g.created_at as create_time'])
    .select(peopleOf(sql`g.member_user_ids`).as('members'))
    .select(writableBy(caller, 'g.org_id').as('writable'))
    .where(usableBy(caller, 'g.org_id'));
}

async function getGroup(db: Kysely<unknown>, caller: Caller, id: string): Promise<UserGroup> {
  return found(await groups(db, caller).where('g.id', '=', id).executeTakeFirst());
}

/** @throws GongdiError `notFound`, or `permission` for one that may only be used */
async function lockGroup(trx: Kysely<unknown>, caller: Caller, id: string): Promise<GroupRow> {
  const row = await approvalTables(trx)
    .selectFrom('approval_group as g')
    .selectAll()
    .where('g.id', '=', id)
    .where(writableBy(caller, 'g.org_id'))
    .forUpdate()
    .executeTakeFirst();
  if (row) return row;
  await getGroup(trx, caller, id);
  throw new GongdiError('permission');
}

/** Members are people of the company, or of those who look upon it. @throws GongdiError `invalid` */
async function requireMembers(trx: Kysely<unknown>, { lang }: CallerContext, ids: readonly string[], org_id: string) {
  const wanted = [...new Set(ids)];
  const { rows } = await sql`select a.id from account a join organisation o on o.id = a.org_id
    where a.id = any(${wanted}::text[]) and ${takesPart(org_id)}`.execute(trx);
  if (rows.length === wanted.length) return;
  const message = processLabel('userUnknown')[lang];
  throw new GongdiError('invalid', { problems: [{ path: 'member_user_ids', code: 'not_found', message }] });
}

/** SQLSTATE: the name is taken in that organisation. */
const UNIQUE = '23505';

async function named(name: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE) throw error;
    throw new GongdiError('duplicate', { label: processLabel('groupTaken', { name }), cause: error });
  }
}

async function noted(
  trx: Kysely<unknown>,
  context: CallerContext,
  action: LogAction,
  id: string,
  before?: GroupRow,
): Promise<UserGroup> {
  const group = await getGroup(trx, context.caller, id);
  // Whoever writes may write: no news for the record.
  const { writable: _, ...after } = group;
  await note(trx, context, action, { id, before, after });
  return group;
}

function note(
  trx: Kysely<unknown>,
  context: CallerContext,
  action: LogAction,
  { id, before, after }: { id: string; before?: object; after?: object },
): Promise<void> {
  const event = { action, subject: 'process_user_group', subject_id: id, before, after };
  return recordAudit(trx, context, actorOf(context.caller), event);
}
