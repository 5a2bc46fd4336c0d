import { calls, type UserGroup } from '@gongdi/api';
import { GongdiError, type LogAction } from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type Caller, type CallerContext, type Handler } from '../../handler/index.ts';
import { anyOf, containing, newId, transaction, type Db, type Tables } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { pageOfQuery } from '../paging.ts';
import { peopleOf } from '../people.ts';
import { within } from '../range.ts';
import { RULE, takesPart } from '../rules/people-of-rule.ts';
import { processLabel } from '../text/index.ts';
import { found, usableBy, writableBy } from '../visibility.ts';

const { workflow } = calls;
type GroupRow = Selectable<Tables['approval_group']>;

/** Handlers of the calls about user groups. */
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
      db
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
          trx
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
          trx
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
        const rule = await trx
          .selectFrom('approval_rule')
          .select('id')
          .where('type', '=', RULE.group)
          .where('model_id', 'is not', null)
          .where((eb) => sql<boolean>`${eb.ref('settings')} -> 'options' ? ${query.id}`)
          .limit(1)
          .executeTakeFirst();
        if (rule) throw new GongdiError('inUse', { label: processLabel('groupInUse') });
        await trx.deleteFrom('approval_group').where('id', '=', query.id).execute();
        await note(trx, context, 'delete', { id: query.id, before });
        return null;
      }),
    ),
  ];
}

function groups(db: Db, caller: Caller) {
  return db
    .selectFrom('approval_group as g')
    .select(['g.id', 'g.name', 'g.description', 'g.member_user_ids', 'g.status', 'g.created_at as create_time'])
    .select(peopleOf(sql`g.member_user_ids`).as('members'))
    .select(writableBy(caller, 'g.org_id').as('writable'))
    .where(usableBy(caller, 'g.org_id'));
}

async function getGroup(db: Db, caller: Caller, id: string): Promise<UserGroup> {
  return found(await groups(db, caller).where('g.id', '=', id).executeTakeFirst());
}

/** @throws GongdiError `notFound`, or `permission` if the caller may use the group but not change it */
async function lockGroup(trx: Db, caller: Caller, id: string): Promise<GroupRow> {
  const row = await trx
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

/**
 * Checks that the members are people of the company or of organisations that oversee it. @throws GongdiError
 * `invalid`
 */
async function requireMembers(trx: Db, { lang }: CallerContext, ids: readonly string[], org_id: string) {
  const wanted = [...new Set(ids)];
  const rows = await trx
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select('a.id')
    .where('a.id', '=', anyOf(wanted))
    .where(takesPart(org_id))
    .execute();
  if (rows.length === wanted.length) return;
  const message = processLabel('userUnknown')[lang];
  throw new GongdiError('invalid', { problems: [{ path: 'member_user_ids', code: 'not_found', message }] });
}

/** SQLSTATE unique_violation: the organisation already has a group of that name. */
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
  trx: Db,
  context: CallerContext,
  action: LogAction,
  id: string,
  before?: GroupRow,
): Promise<UserGroup> {
  const group = await getGroup(trx, context.caller, id);
  // `writable` is left out: it is always true for the person who writes.
  const { writable: _, ...after } = group;
  await note(trx, context, action, { id, before, after });
  return group;
}

function note(
  trx: Db,
  context: CallerContext,
  action: LogAction,
  { id, before, after }: { id: string; before?: object; after?: object },
): Promise<void> {
  const event = { action, subject: 'process_user_group', subject_id: id, before, after };
  return recordAudit(trx, context, actorOf(context.caller), event);
}
