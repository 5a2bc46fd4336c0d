import type { calls, Notification } from '@gongdi/api';
import { fill, textOf, type Label, type Lang } from '@gongdi/domain';
import { sql } from 'kysely';
import type * as z from 'zod';
import { anyOf, newId, notify, type Db } from '../store/index.ts';
import { notifyLabel } from './text/index.ts';

export const CHANNEL = 'gongdi_notification';

const DAY = 86_400_000;
/** Limit of counting, as in lists of records. */
const COUNT_TO = 10_000;

export interface Message {
  kind: Notification['kind'];
  title: Label;
  /** Path inside the console. */
  link?: string;
  /**
   * Key of the subject: if the last notification with the same key is unread, this one replaces it and its count rises.
   */
  group?: string;
  /** How often the event has occurred; default: once. The title may contain the sum as `{count}`. */
  times?: number;
}

/** Notifies users, in the transaction that makes the change. Servers are notified when it commits. */
export async function notifyUsers(
  trx: Db,
  account_ids: readonly string[],
  { kind, title, link, group, times = 1 }: Message,
  now: number,
): Promise<void> {
  const people = [...new Set(account_ids)];
  if (people.length === 0) return;
  const at = new Date(now).toISOString();
  // Sorted, because two servers that notify the same people in different orders could deadlock.
  people.sort();
  const text = JSON.stringify(title);
  const ids = people.map(() => newId(now));
  // Two parameters however many people there are.
  const one = sql<{ id: string; account_id: string }>`unnest(${ids}::text[], ${people}::text[])`;
  await trx
    .insertInto('notification')
    .columns(['id', 'account_id', 'kind', 'title', 'link', 'created_at', 'group_key', 'count'])
    .expression(({ cast, selectFrom, val }) =>
      selectFrom(one.as<'one'>(sql`one (id, account_id)`)).select([
        'one.id',
        'one.account_id',
        val(kind).as('kind'),
        cast<Label>(val(text), 'jsonb').as('title'),
        val(link ?? null).as('link'),
        cast<string>(val(at), 'timestamptz').as('created_at'),
        val(group ?? null).as('group_key'),
        cast<number>(val(times), 'integer').as('count'),
      ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'group_key'])
        .where('read_at', 'is', null)
        .where('group_key', 'is not', null)
        .doUpdateSet(({ eb, ref }) => ({
          title: text,
          link: ref('excluded.link'),
          created_at: ref('excluded.created_at'),
          count: eb('notification.count', '+', ref('excluded.count')),
        })),
    )
    .execute();
  await wakeUsers(trx, people);
}

/** Tells the clients of these users to read their counts again, without adding a notification. */
export async function wakeUsers(trx: Db, account_ids: readonly string[]): Promise<void> {
  if (account_ids.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, one) from unnest(${[...new Set(account_ids)]}::text[]) one`.execute(trx);
}

/** Notifies all users of an organisation, but not those of organisations below it. */
export async function notifyOrganisation(trx: Db, org_id: string, message: Message, now: number): Promise<void> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', org_id)
    .where('disabled', '=', false)
    .execute();
  await notifyUsers(
    trx,
    rows.map((row) => row.id),
    message,
    now,
  );
}

type Page = z.output<(typeof calls)['notification']['list']['output']>;

/** Returns a page of a user's notifications, newest first. */
export async function listFor(
  db: Db,
  account_id: string,
  { page, page_size, unreadOnly }: { page: number; page_size: number; unreadOnly: boolean },
  lang: Lang,
): Promise<Page> {
  const wanted = db
    .selectFrom('notification')
    .where('account_id', '=', account_id)
    .$if(unreadOnly, (all) => all.where('read_at', 'is', null));
  const rows = await wanted
    .select(['id', 'kind', 'title', 'link', 'count', 'created_at'])
    .select((eb) => eb('read_at', 'is not', null).$castTo<boolean>().as('read'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const { total } = await db
    .selectFrom(wanted.limit(COUNT_TO + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    list: rows.map((row) => ({ ...row, title: counted(textOf(row.title, lang), row.count, lang) })),
    total: Math.min(total, COUNT_TO),
    total_capped: total > COUNT_TO,
    page,
    page_size,
  };
}

/** Adds the count to a title: at `{count}` if the title contains it, or else after the title. */
function counted(title: string, count: number, lang: Lang): string {
  if (title.includes('{count}')) return fill(title, { count });
  return count > 1 ? notifyLabel('times', { title, count })[lang] : title;
}

export async function unreadOf(db: Db, account_id: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks a user's own notifications as read; without ids, all of them. Other tabs of the user are updated. */
export async function markRead(
  trx: Db,
  account_id: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  const marked = await trx
    .updateTable('notification')
    .set({ read_at: new Date(now).toISOString() })
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (all) => all.where('id', '=', anyOf(ids ?? [])))
    .executeTakeFirst();
  if (marked.numUpdatedRows > 0n) await notify(trx, CHANNEL, account_id);
}

/** @param days how long notifications are stored */
export async function sweepNotifications(db: Db, now: number, days: number): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('created_at', '<', new Date(now - days * DAY).toISOString())
    .execute();
}
