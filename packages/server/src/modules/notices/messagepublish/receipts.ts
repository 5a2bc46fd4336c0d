import { calls, type NoticeState } from '@gongdi/api';
import {
  COUNT_LIMIT,
  dictionaryOf,
  GongdiError,
  messagepublish,
  noticeStatus,
  noticeType,
  permission,
  type Label,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { isBelow, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { audienceOf, type Notice } from './audience.ts';
import { noticesLabel } from './text/index.ts';

const [, PUBLISHED] = noticeStatus.entries.map(({ value }) => value);
/** Nobody is reminded more often than this, ms. */
const REMINDED_EVERY = 3_600_000;

const typeOf = ({ notice_type }: Notice): Label =>
  dictionaryOf(noticeType.dict_type).entries.find(({ value }) => value === notice_type)?.label ?? messagepublish.label;

const messageOf = (notice: Notice, key: Parameters<typeof noticesLabel>[0]) => ({
  title: noticesLabel(key, { type: typeOf(notice), title: notice.notice_title }),
  link: `/${messagepublish.name}/detail?id=${encodeURIComponent(notice.id)}`,
  org_id: notice.org_id,
});

/** Tells the audience of an announcement that has just been published, and begins its receipts. */
export async function announce(trx: Db, notice: Notice, now: number): Promise<void> {
  if (notice.status !== PUBLISHED) return;
  const people = (await audienceOf(trx, notice)).filter((id) => id !== notice.updated_by);
  // A changed announcement is read anew.
  await trx.deleteFrom('notice_receipt').where('notice_id', '=', notice.id).execute();
  if (people.length === 0) return;
  // Raw SQL: one parameter however many people there are.
  await sql`insert into notice_receipt (notice_id, account_id, told_at)
    select ${notice.id}, one, ${new Date(now).toISOString()} from unnest(${people}::text[]) one`.execute(trx);
  const key = notice.confirm_needed ? 'publishedConfirm' : 'published';
  await notifyUsers(trx, people, { kind: 'notice_published', ...messageOf(notice, key) }, now);
}

/** Handlers for readers and publishers of announcements. */
export const receiptHandlers = (db: Db): Handler[] => [...readerHandlers(db), ...publisherHandlers(db)];

/** @throws GongdiError `notFound` for an announcement that the caller does not see */
const seen = (trx: Db, id: string, context: CallerContext) =>
  resourceRepository(trx, messagepublish).get(accessOf(context), id);

/** Those who publish for its organisation see who has read it. */
const maySeeReaders = async (trx: Db, { org_id }: Notice, { caller }: CallerContext): Promise<boolean> =>
  caller.permissions.has(permission(messagepublish.name, 'publish')) && isBelow(trx, org_id, caller.scope.write);

async function stateOf(trx: Db, row: Notice, context: CallerContext): Promise<NoticeState> {
  const own = await trx
    .selectFrom('notice_receipt')
    .select(['read_at', 'confirmed_at'])
    .where('notice_id', '=', row.id)
    .where('account_id', '=', context.caller.id)
    .executeTakeFirst();
  const counts = await trx
    .selectFrom('notice_receipt')
    .select(({ fn }) => [
      fn.countAll<number>().as('told'),
      fn.count<number>('read_at').as('read'),
      fn.count<number>('confirmed_at').as('confirmed'),
    ])
    .where('notice_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    counts: (await maySeeReaders(trx, row, context)) ? counts : null,
    own: own ?? null,
    confirm_needed: row.confirm_needed === true,
  };
}

function readerHandlers(db: Db): Handler[] {
  const { notice } = calls;
  return [
    handle(notice.open, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const row = await seen(trx, id, context);
        if (row.status === PUBLISHED)
          await trx
            .updateTable('notice_receipt')
            .set({ read_at: new Date(context.now).toISOString() })
            .where('notice_id', '=', id)
            .where('account_id', '=', context.caller.id)
            .where('read_at', 'is', null)
            .execute();
        return stateOf(trx, row, context);
      }),
    ),
    handle(notice.confirm, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const row = await seen(trx, id, context);
        if (row.status !== PUBLISHED) throw new GongdiError('conflict', { label: noticesLabel('notPublished') });
        const at = new Date(context.now).toISOString();
        const { numUpdatedRows } = await trx
          .updateTable('notice_receipt')
          .set((eb) => ({
            read_at: eb.fn.coalesce('read_at', eb.val(at)),
            confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(at)),
          }))
          .where('notice_id', '=', id)
          .where('account_id', '=', context.caller.id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new GongdiError('conflict', { label: noticesLabel('notSent') });
        return stateOf(trx, row, context);
      }),
    ),
  ];
}

function publisherHandlers(db: Db): Handler[] {
  const { notice } = calls;
  return [
    handle(notice.receipts, async ({ params: { id }, query: { page, page_size, state } }, context) => {
      const row = await seen(db, id, context);
      if (!(await maySeeReaders(db, row, context))) throw new GongdiError('permission');
      const wanted = db
        .selectFrom('notice_receipt as r')
        .innerJoin('account as a', 'a.id', 'r.account_id')
        .innerJoin('organisation as o', 'o.id', 'a.org_id')
        .where('r.notice_id', '=', id)
        .$if(state === 'unread', (all) => all.where('r.read_at', 'is', null))
        .$if(state === 'unconfirmed', (all) => all.where('r.confirmed_at', 'is', null))
        .$if(state === 'done', (all) => all.where(row.confirm_needed ? 'r.confirmed_at' : 'r.read_at', 'is not', null));
      const list = await wanted
        .select(['r.account_id', 'a.nickname', 'o.name as organisation'])
        .select(['r.read_at', 'r.confirmed_at', 'r.reminded_at'])
        .orderBy('o.path')
        .orderBy('a.id')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute();
      const { total } = await db
        .selectFrom(
          wanted
            .select('r.account_id')
            .limit(COUNT_LIMIT + 1)
            .as('found'),
        )
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { list, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
    }),
    handle(notice.remind, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const row = await seen(trx, id, context);
        if (!(await maySeeReaders(trx, row, context))) throw new GongdiError('permission');
        if (row.status !== PUBLISHED) throw new GongdiError('conflict', { label: noticesLabel('notPublished') });
        const reminded = await trx
          .updateTable('notice_receipt')
          .set({ reminded_at: new Date(context.now).toISOString() })
          .where('notice_id', '=', id)
          .where(row.confirm_needed ? 'confirmed_at' : 'read_at', 'is', null)
          .where(({ eb, or }) =>
            or([
              eb('reminded_at', 'is', null),
              eb('reminded_at', '<', new Date(context.now - REMINDED_EVERY).toISOString()),
            ]),
          )
          .returning('account_id')
          .execute();
        const people = reminded.map(({ account_id }) => account_id);
        await notifyUsers(trx, people, { kind: 'notice_reminded', ...messageOf(row, 'reminded') }, context.now);
        return { reminded: people.length };
      }),
    ),
  ];
}
