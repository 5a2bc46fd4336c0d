import { resourceCalls } from '@gongdi/api';
import { GongdiError, permission, substitute, usermanage, type InputOf, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { notifyLabel, notifyUsers, wakeUsers } from '../../../notify/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { finds, newId, permits, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { lockRow } from './lock-row.ts';
import { noteOf } from './note.ts';
import { checkNotMightier } from './rights.ts';
import { stamp } from './stamp.ts';
import { refuseField } from './text/index.ts';

type Input = InputOf<typeof substitute>;
type Row = RowOf<typeof substitute>;

const note = noteOf(substitute);
const own = resourceCalls(substitute);

/** Handlers of substitutes: people name their own, and administrators those of people who cannot. */
export function substituteHandlers(db: Db): Handler[] {
  return [
    handle(own.add!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const org_id = await check(trx, context, body);
        const id = newId(context.now);
        const at = new Date(context.now).toISOString();
        await trx
          .insertInto('account_substitute')
          .values({
            id,
            ...columnsOf(body, org_id),
            ...stamp(context),
            created_at: at,
            created_by: context.caller.id,
            version: 1,
          })
          .execute();
        const after = await read(trx, context, id);
        await note(trx, context, 'add', { after });
        await tell(trx, context, after, 'substituteNamed');
        return after;
      }),
    ),
    handle(own.edit!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const before = await locked(trx, context, body.id);
        if (body.version !== undefined && body.version !== before.version) throw new GongdiError('conflict');
        const org_id = await check(trx, context, body, body.id);
        await trx
          .updateTable('account_substitute')
          .set({ ...columnsOf(body, org_id), ...stamp(context), version: before.version + 1 })
          .where('id', '=', body.id)
          .execute();
        const after = await read(trx, context, body.id);
        await note(trx, context, 'edit', { before, after });
        if (after.substitute_id !== before.substitute_id) await tell(trx, context, before, 'substituteEnded');
        await tell(trx, context, after, 'substituteNamed');
        return after;
      }),
    ),
    handle(own.delete!, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const before = await locked(trx, context, id);
        await trx.deleteFrom('account_substitute').where('id', '=', id).execute();
        await note(trx, context, 'delete', { before });
        await tell(trx, context, before, 'substituteEnded');
        return null;
      }),
    ),
  ];
}

function columnsOf({ reason, user_id, substitute_id, begin_at, end_at }: Input, org_id: string) {
  return { reason, account_id: user_id, substitute_id, begin_at, end_at, org_id };
}

const read = (trx: Db, context: CallerContext, id: string): Promise<Row> =>
  resourceRepository(trx, substitute).get(accessOf(context), id);

/** Returns a substitution that the caller may change, and locks it. @throws GongdiError */
async function locked(trx: Db, context: CallerContext, id: string): Promise<Row> {
  await lockRow(trx, 'account_substitute', id);
  const row = await read(trx, context, id);
  await checkMayName(trx, context, row.user_id);
  return row;
}

/**
 * People name their own substitutes. For others it takes the right to change them, and no fewer rights than they have:
 * whoever names a substitute decides who acts for a person.
 */
async function checkMayName(trx: Db, context: CallerContext, user_id: string): Promise<void> {
  const { caller } = context;
  if (user_id === caller.id) return;
  const may =
    caller.permissions.has(permission(usermanage.name, 'edit')) &&
    (await permits(trx, usermanage, caller.scope, 'write', user_id));
  if (!may) throw refuseField(context, 'user_id', 'ownSubstitute');
  await checkNotMightier(trx, caller, user_id);
}

/** @returns the organisation of the person who is away @throws GongdiError */
async function check(trx: Db, context: CallerContext, input: Input, but = ''): Promise<string> {
  const { user_id, substitute_id, begin_at, end_at } = input;
  await checkMayName(trx, context, user_id);
  if (Date.parse(end_at) <= context.now) throw refuseField(context, 'end_at', 'endsBefore');
  if (user_id !== context.caller.id && substitute_id === context.caller.id)
    throw refuseField(context, 'substitute_id', 'selfSubstitute');
  // Substitutions of one person are written one after the other.
  await lockRow(trx, 'account', user_id);
  const people = await trx
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select(['a.id', 'a.org_id', 'a.disabled'])
    .select(sql<string>`split_part(o.path, '/', 1)`.as('company'))
    .where('a.id', 'in', [user_id, substitute_id])
    .execute();
  const away = people.find(({ id }) => id === user_id);
  const acting = people.find(({ id }) => id === substitute_id);
  if (!away) throw refuseField(context, 'user_id', 'unseenPerson');
  if (!acting || acting.disabled || acting.company !== away.company)
    throw refuseField(context, 'substitute_id', 'unseenSubstitute');
  const during = (account_id: string) =>
    trx
      .selectFrom('account_substitute')
      .where('account_id', '=', account_id)
      .where('id', '<>', but)
      .where('begin_at', '<', end_at)
      .where('end_at', '>', begin_at);
  if (await finds(during(user_id))) throw refuseField(context, 'begin_at', 'substituteTwice');
  if (await finds(during(substitute_id))) throw refuseField(context, 'substitute_id', 'substituteAway');
  return away.org_id;
}

/** Tells the other of the two people, and whoever needs another substitute because this person is away. */
async function tell(
  trx: Db,
  context: CallerContext,
  row: Row,
  word: 'substituteNamed' | 'substituteEnded',
): Promise<void> {
  const { caller, now } = context;
  const names = await trx
    .selectFrom('account')
    .select(['id', 'nickname'])
    .where('id', 'in', [row.user_id, row.substitute_id])
    .execute();
  const nameOf = (id: string): string => names.find((one) => one.id === id)?.nickname ?? '';
  const title = notifyLabel(word, { who: nameOf(row.user_id), to: nameOf(row.substitute_id) });
  const message = { kind: 'substitute' as const, link: `/substitute/detail?id=${row.id}`, org_id: row.org_id };
  const people = [row.user_id, row.substitute_id].filter((id) => id !== caller.id);
  await notifyUsers(trx, people, { ...message, title }, now);
  await wakeUsers(trx, [row.substitute_id]);
  if (word !== 'substituteNamed') return;
  const relying = await trx
    .selectFrom('account_substitute')
    .select(['id', 'account_id'])
    .where('substitute_id', '=', row.user_id)
    .where('begin_at', '<', row.end_at)
    .where('end_at', '>', row.begin_at)
    .execute();
  for (const one of relying)
    await notifyUsers(
      trx,
      [one.account_id],
      {
        ...message,
        title: notifyLabel('substituteGone', { who: nameOf(row.user_id) }),
        link: `/substitute/detail?id=${one.id}`,
      },
      now,
    );
}
