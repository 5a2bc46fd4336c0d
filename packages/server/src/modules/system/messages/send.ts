import { DEFAULT_CHOICE, DELIVERY, type Lang } from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import type { ReadSetting } from '../../../settings/index.ts';
import { opened, type Db, type Tables } from '../../../store/index.ts';
import {
  BACKOFF,
  failureOf,
  LOST_AFTER,
  outsideLabel,
  SendFailure,
  withoutPeople,
  type Outside,
} from '../../../outside/index.ts';
import type { Line } from './adapters/adapter.ts';
import { openChannel } from './channels.ts';
import { written } from './render.ts';
import type { SecretBox } from '../../../settings/index.ts';
import { messagesLabel } from './text/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Messages of one turn. */
const BATCH = 40;
/** In the log of a company, reasons are Chinese as the titles are. */
const LANG: Lang = 'zh';

type Delivery = Selectable<Tables['message_delivery']>;

export interface SenderDeps {
  db: Db;
  now: () => number;
  setting: ReadSetting;
  box: SecretBox;
  world: Outside;
}

/**
 * Sends what is due. Each message is claimed before it is sent, so only one server sends it. A message whose server
 * stopped while sending is sent once more: it may arrive twice, with the same id. @returns how many were claimed
 */
export async function sendMessages(deps: SenderDeps): Promise<number> {
  const { db } = deps;
  const now = deps.now();
  await takeBack(db, now);
  await holdBack(db, now, deps.setting('messages_per_hour'));
  const claimed = await claim(db, now);
  const byChannel = new Map<string | null, Delivery[]>();
  for (const row of claimed) byChannel.set(row.channel_id, [...(byChannel.get(row.channel_id) ?? []), row]);
  await Promise.all([...byChannel].map(([channel_id, rows]) => sendAll(deps, channel_id, rows)));
  return claimed.length;
}

/** Takes back messages of servers that have stopped. */
async function takeBack(db: Db, now: number): Promise<void> {
  await db
    .updateTable('message_delivery')
    .set((eb) => ({
      status: eb
        .case()
        .when('attempts', '>', BACKOFF.length)
        .then(eb.lit(DELIVERY.dead))
        .else(eb.lit(DELIVERY.retry))
        .end(),
      reason: outsideLabel('interrupted')[LANG],
    }))
    .where('status', '=', DELIVERY.sending)
    .where('claimed_at', '<', new Date(now - LOST_AFTER).toISOString())
    .execute();
}

/** What is due to people who have had their messages of the hour waits and collects. */
async function holdBack(db: Db, now: number, most: number): Promise<void> {
  // Raw SQL: a count for each row, which the builder cannot compare with a parameter.
  await sql`update message_delivery d set due_at = ${new Date(now + 5 * MINUTE).toISOString()}
    where d.status = ${DELIVERY.waiting} and d.due_at <= ${new Date(now).toISOString()} and d.account_id is not null
      and (select count(*) from message_delivery s where s.account_id = d.account_id
        and s.sent_at > ${new Date(now - HOUR).toISOString()}) >= ${most}`.execute(db);
}

/** Claims due messages, one of each person and of each group, the longest waiting first. */
async function claim(db: Db, now: number): Promise<Delivery[]> {
  const at = new Date(now).toISOString();
  const open = sql`(${DELIVERY.waiting}, ${DELIVERY.retry})`;
  // Raw SQL: a window over the candidates, then a lock of the chosen ones.
  const { rows } = await sql<Delivery>`update message_delivery set status = ${DELIVERY.sending}, claimed_at = ${at},
      attempts = attempts + 1
    where id in (select m.id from message_delivery m join (
        select id, row_number() over (partition by coalesce(account_id, channel_id) order by due_at) as turn
        from (select id, account_id, channel_id, due_at from message_delivery
          where status in ${open} and due_at <= ${at} order by due_at limit 400) early) due on due.id = m.id
      where due.turn = 1 and m.status in ${open} limit ${BATCH} for update of m skip locked)
    returning *`.execute(db);
  return rows;
}

async function sendAll(deps: SenderDeps, channel_id: string | null, rows: readonly Delivery[]): Promise<void> {
  const { db, now, box, world } = deps;
  let line: Line | undefined;
  let broken: SendFailure | undefined;
  for (const row of rows) {
    try {
      if (broken) throw broken;
      line ??= await openChannel(db, channel_id, { box, world });
      const { address, lang } = await readerOf(db, row);
      await line.send(written(row, letterheadOf(deps.setting, lang)), address);
      const sent_at = new Date(now()).toISOString();
      await db
        .updateTable('message_delivery')
        .set({ status: DELIVERY.sent, sent_at, reason: null })
        .where('id', '=', row.id)
        .execute();
    } catch (error) {
      const failure = failureOf(error);
      // The others of the channel would wait for the same timeout; they keep their attempts.
      const waits = broken !== undefined;
      if (failure.scope === 'channel') broken ??= failure;
      await noteFailure(db, row, failure, { now: now(), waits });
    }
  }
  line?.close();
}

async function noteFailure(
  db: Db,
  { id, attempts }: Delivery,
  { label, scope }: SendFailure,
  { now, waits }: { now: number; waits: boolean },
): Promise<void> {
  const wait = BACKOFF[waits ? 0 : attempts - 1];
  const isOver = scope === 'message' || wait === undefined;
  await db
    .updateTable('message_delivery')
    .set({
      status: isOver ? DELIVERY.dead : DELIVERY.retry,
      attempts: waits ? attempts - 1 : attempts,
      reason: withoutPeople(label[LANG]),
      due_at: new Date(now + (wait ?? 0)).toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/** Returns address and language of the person of a message. @throws SendFailure when there is no address any more */
async function readerOf(db: Db, row: Delivery): Promise<{ address: string; lang: Lang }> {
  if (row.account_id === null) return { address: '', lang: LANG };
  const found = await db
    .selectFrom('account as a')
    .leftJoin('message_choice as c', 'c.account_id', 'a.id')
    .select(['a.id', 'a.email', 'a.phone_number', 'c.choice'])
    .where('a.id', '=', row.account_id)
    .executeTakeFirst();
  const person = found && opened(db, 'account', found);
  const address = (row.channel_kind === 'mail' ? person?.email : person?.phone_number) ?? '';
  if (address === '')
    throw new SendFailure(messagesLabel(row.channel_kind === 'mail' ? 'noEmail' : 'noPhone'), 'message');
  return { address, lang: person?.choice?.lang ?? DEFAULT_CHOICE.lang };
}

export const letterheadOf = (setting: ReadSetting, lang: Lang) => ({
  platform: setting(lang === 'zh' ? 'platform_name' : 'platform_name_en'),
  site: setting('site_address'),
  lang,
});

/** Removes messages that ended, and what has waited for so long that nobody needs it. */
export async function sweepMessages(db: Db, now: number, days: number): Promise<void> {
  const before = new Date(now - days * 24 * HOUR).toISOString();
  await db.deleteFrom('message_delivery').where('created_at', '<', before).execute();
}
