import type { calls } from '@gongdi/api';
import { eventKind, fill, textOf, type EventKindName, type Label, type Lang, type Urgency } from '@gongdi/domain';
import { sql } from 'kysely';
import type * as z from 'zod';
import { anyOf, newId, notify, substitutionsOf, type Db } from '../store/index.ts';
import { notifyLabel } from './text/index.ts';

export const CHANNEL = 'gongdi_notification';

const DAY = 86_400_000;
/** Limit of counting, as in lists of records. */
const COUNT_TO = 10_000;

export interface Message {
  /** Kind of event, as a module declares it (`events.ts`). */
  kind: EventKindName;
  title: Label;
  /** Path inside the console. */
  link?: string;
  /**
   * Key of the subject: if the last notification with the same key is unread, this one replaces it and its count rises.
   */
  group?: string;
  /** How often the event has occurred; default: once. The title may contain the sum as `{count}`. */
  times?: number;
  /** Organisation whose rules decide who else is told; default: the company of each recipient. */
  org_id?: string | null;
  /** The record that it is about; with its state, it can be escalated while the record stays in that state. */
  about?: { resource: string; id: string; state?: number | null };
  /** Default: that of the kind. */
  urgency?: Urgency;
}

/** So many unread notifications of one kind are listed singly; further ones of the hour are collected in one. */
const SINGLE = 5;
const COLLECT_WITHIN = 3_600_000;
/** Most events that a collecting notification lists. */
const LISTED = 20;

/**
 * The only way in for news: notifies users, in the transaction that makes the change. Servers are notified when it
 * commits. What leaves the server besides is decided afterwards, from the event that this stores.
 */
export async function notifyUsers(
  trx: Db,
  account_ids: readonly string[],
  message: Message,
  now: number,
): Promise<void> {
  const people = [...new Set(account_ids)];
  if (people.length === 0) return;
  await deliver(trx, people, message, now);
  if (eventKind(message.kind).substitutes) await tellSubstitutes(trx, people, message, now);
}

async function deliver(trx: Db, people: string[], message: Message, now: number): Promise<void> {
  // Sorted, because two servers that notify the same people in different orders could deadlock.
  people.sort();
  await keepNotifications(trx, people, message, now);
  await keepEvent(trx, people, message, now);
  await wakeUsers(trx, people);
}

/** Tells the substitutes of those who are away, and for whom each of them acts. */
async function tellSubstitutes(trx: Db, people: readonly string[], message: Message, now: number): Promise<void> {
  for (const { nickname: who, substitute_id } of await substitutionsOf(trx, people, now)) {
    if (people.includes(substitute_id)) continue;
    const { zh, en } = message.title;
    const title = {
      zh: notifyLabel('actingFor', { who, title: zh }).zh,
      en: notifyLabel('actingFor', { who, title: en }).en,
    };
    await deliver(trx, [substitute_id], { ...message, title }, now);
  }
}

async function keepNotifications(
  trx: Db,
  people: readonly string[],
  { kind, title, link, group, times = 1 }: Message,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const since = new Date(now - COLLECT_WITHIN).toISOString();
  const text = JSON.stringify(title);
  const ids = people.map(() => newId(now));
  // Two parameters however many people there are.
  const one = sql<{ id: string; account_id: string }>`unnest(${ids}::text[], ${people}::text[])`;
  const item = JSON.stringify([{ title, link: link ?? null, at }]);
  const collecting = JSON.stringify(notifyLabel('collected', { label: eventKind(kind).label }));
  // What names its subject is one notification already.
  const isMany =
    group === undefined
      ? sql<boolean>`exists (select 1 from notification n where n.account_id = one.account_id and n.kind = ${kind}
          and n.read_at is null and n.created_at > ${since}::timestamptz offset ${SINGLE - 1})`
      : sql<boolean>`false`;
  await trx
    .insertInto('notification')
    .columns(['id', 'account_id', 'kind', 'title', 'link', 'created_at', 'group_key', 'count', 'items'])
    .expression(({ cast, selectFrom, val }) =>
      selectFrom(
        selectFrom(one.as<'one'>(sql`one (id, account_id)`))
          .select(['one.id', 'one.account_id', isMany.as('many')])
          .as('given'),
      ).select([
        'given.id',
        'given.account_id',
        val(kind).as('kind'),
        sql<Label>`case when given.many then ${collecting}::jsonb else ${text}::jsonb end`.as('title'),
        sql<string>`case when given.many then null else ${link ?? null} end`.as('link'),
        cast<string>(val(at), 'timestamptz').as('created_at'),
        sql<string>`case when given.many then ${`many:${kind}`} else ${group ?? null} end`.as('group_key'),
        cast<number>(val(times), 'integer').as('count'),
        sql<null>`case when given.many then ${item}::jsonb end`.as('items'),
      ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'group_key'])
        .where('read_at', 'is', null)
        .where('group_key', 'is not', null)
        .doUpdateSet(({ eb, ref }) => ({
          title: ref('excluded.title'),
          link: ref('excluded.link'),
          created_at: ref('excluded.created_at'),
          count: eb('notification.count', '+', ref('excluded.count')),
          items: sql<null>`jsonb_path_query_array(${ref('excluded.items')} || ${ref('notification.items')}, ${`$[0 to ${LISTED - 1}]`}::jsonpath)`,
        })),
    )
    .execute();
}

/** Stores what happened for the rules about messages, which are applied after the transaction. */
async function keepEvent(trx: Db, people: string[], message: Message, now: number): Promise<void> {
  const { kind, title, link, org_id, about, times = 1, urgency = eventKind(kind).urgency } = message;
  const count = { count: times };
  await trx
    .insertInto('message_event')
    .values({
      id: newId(now),
      kind,
      urgency,
      org_id: org_id ?? null,
      resource: about?.resource ?? null,
      record_id: about?.id ?? null,
      state: about?.state ?? null,
      title: JSON.stringify({ zh: fill(title.zh, count), en: fill(title.en, count) }),
      link: link ?? null,
      account_ids: people,
      created_at: new Date(now).toISOString(),
    })
    .execute();
}

/** Tells the clients of these users to read their counts again, without adding a notification. */
export async function wakeUsers(trx: Db, account_ids: readonly string[]): Promise<void> {
  if (account_ids.length === 0) return;
  const ids = [...new Set(account_ids)];
  // Those who act for them count their tasks as well. A moment of the database is exact enough to wake somebody.
  // Raw SQL: a channel is no table.
  await sql`select pg_notify(${CHANNEL}, one) from (select unnest(${ids}::text[]) as one
    union select substitute_id from account_substitute
      where account_id = any(${ids}::text[]) and begin_at <= now() and end_at > now()) told`.execute(trx);
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
    .select(['id', 'kind', 'title', 'link', 'count', 'items', 'created_at'])
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
    list: rows.map((row) => ({
      ...row,
      title: counted(textOf(row.title, lang), row.count, lang),
      items: (row.items ?? []).map((item) => ({ ...item, title: counted(textOf(item.title, lang), 1, lang) })),
    })),
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
