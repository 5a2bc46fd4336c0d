import type { calls, Notification } from '@gongdi/api';
import { fill, textOf, type Label, type Lang } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type * as z from 'zod';
import { newId, notify } from '../store/index.ts';
import { notifyLabel } from './text/index.ts';

export const CHANNEL = 'gongdi_notification';

const DAY = 86_400_000;
/** Where counting ends, as in lists of records. */
const COUNT_TO = 10_000;

export interface Message {
  kind: Notification['kind'];
  title: Label;
  /** Address inside the console. */
  link?: string;
  /** What it is about: while nobody has read the last one about the same, this takes its place and is counted. */
  group?: string;
  /** How often it has happened; default: once. The title may say the sum as `{count}`. */
  times?: number;
}

/** Tells users something, in the transaction that makes it true. Servers hear of it once that is kept. */
export async function tellUsers(
  trx: Kysely<unknown>,
  account_ids: readonly string[],
  { kind, title, link, group, times = 1 }: Message,
  now: number,
): Promise<void> {
  const people = [...new Set(account_ids)];
  if (people.length === 0) return;
  const at = new Date(now).toISOString();
  // In one order, or two servers that tell the same people would wait for one another.
  people.sort();
  await sql`insert into notification (id, account_id, kind, title, link, created_at, group_key, count)
    select one.id, one.account_id, ${kind}, ${JSON.stringify(title)}::jsonb, ${link ?? null}, ${at}::timestamptz,
      ${group ?? null}, ${times}::int
    from unnest(${people.map(() => newId(now))}::text[], ${people}::text[]) as one (id, account_id)
    on conflict (account_id, group_key) where read_at is null and group_key is not null do update
      set title = excluded.title, link = excluded.link, created_at = excluded.created_at,
        count = notification.count + excluded.count`.execute(trx);
  await wakeUsers(trx, people);
}

/** Says that what these users are shown as counts has changed, without a message. */
export async function wakeUsers(trx: Kysely<unknown>, account_ids: readonly string[]): Promise<void> {
  if (account_ids.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, one) from unnest(${[...new Set(account_ids)]}::text[]) one`.execute(trx);
}

/** Tells all users of an organisation, those below it not. */
export async function tellOrganisation(
  trx: Kysely<unknown>,
  org_id: string,
  message: Message,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from account where org_id = ${org_id} and not disabled`.execute(
    trx,
  );
  await tellUsers(trx, rows.map((row) => row.id), message, now); // prettier-ignore
}

type Page = z.output<(typeof calls)['notification']['list']['output']>;

/** A page of a user's notifications, newest first. */
export async function listFor(
  db: Kysely<unknown>,
  account_id: string,
  { page, page_size, unreadOnly }: { page: number; page_size: number; unreadOnly: boolean },
  lang: Lang,
): Promise<Page> {
  const wanted = sql`account_id = ${account_id} and (${!unreadOnly} or read_at is null)`;
  const { rows } = await sql<{
    id: string;
    kind: Notification['kind'];
    title: Label;
    link: string | null;
    read: boolean;
    count: number;
    created_at: string;
  }>`select id, kind, title, link, read_at is not null as read, count, created_at from notification
    where ${wanted} order by created_at desc, id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  const { rows: sum } = await sql<{ total: number }>`select count(*) as total
    from (select 1 from notification where ${wanted} limit ${COUNT_TO + 1}) found`.execute(db);
  const total = sum[0]?.total ?? 0;
  return {
    list: rows.map((row) => ({ ...row, title: counted(textOf(row.title, lang), row.count, lang) })),
    total: Math.min(total, COUNT_TO),
    total_capped: total > COUNT_TO,
    page,
    page_size,
  };
}

/** Says how often something has happened: where its title has a place for it, else behind it. */
function counted(title: string, count: number, lang: Lang): string {
  if (title.includes('{count}')) return fill(title, { count });
  return count > 1 ? notifyLabel('times', { title, count })[lang] : title;
}

export async function unreadOf(db: Kysely<unknown>, account_id: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select count(*) as unread from notification
    where account_id = ${account_id} and read_at is null`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks a user's own notifications as read; without ids, all of them. Other tabs of the user hear of it. */
export async function markRead(
  trx: Kysely<unknown>,
  account_id: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  const these = ids === undefined ? sql`true` : sql`id = any(${[...ids]}::text[])`;
  const { numAffectedRows } = await sql`update notification set read_at = ${new Date(now).toISOString()}
    where account_id = ${account_id} and read_at is null and ${these}`.execute(trx);
  if (numAffectedRows) await notify(trx, CHANNEL, account_id);
}

/** @param days how long notifications are kept */
export async function sweepNotifications(db: Kysely<unknown>, now: number, days: number): Promise<void> {
  await sql`delete from notification where created_at < ${new Date(now - days * DAY).toISOString()}`.execute(db);
}
