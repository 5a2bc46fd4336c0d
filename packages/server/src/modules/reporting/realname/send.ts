import { createHash } from 'node:crypto';
import { GongdiError, REPORT_KIND, REPORT_STATE, type ReportKind } from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import {
  BACKOFF,
  failureOf,
  LOST_AFTER,
  outsideLabel,
  withoutPeople,
  type SendFailure,
} from '../../../outside/index.ts';
import { newId, transaction, type Db, type Tables } from '../../../store/index.ts';
import { codesOf } from './codes.ts';
import { ask, type Answered } from './gateway.ts';
import { targetOf, type ReportDeps, type Target } from './ground.ts';
import { Hindered, KINDS, Making, type Payload } from './payload/index.ts';
import { reportLabel } from './text/index.ts';

/** Most reports of one turn of a configuration. */
const BATCH = 40;
const MINUTE = 60_000;
/** Of a record that the queue does not have yet, ms. */
const SOON = MINUTE;

type Entry = Selectable<Tables['report_entry']>;

/** Results of the convention: the platform has taken it, or found it wrong; anything else: not yet. */
const RESULT = { good: '20', bad: new Set(['30', '40']) };

/**
 * Sends what is due and asks for results, of all configurations that are on. Each report is claimed before it is sent, so
 * one server sends it; what a server had when it stopped is sent once more, with the same request number.
 * @returns how many were handled
 */
export async function sendReports(deps: ReportDeps): Promise<number> {
  const { db } = deps;
  const now = deps.now();
  await takeBack(db, now);
  const at = new Date(now).toISOString();
  // Raw SQL: a condition on another table for each, by the partial index of what is open.
  const { rows } = await sql<{ id: string }>`select t.id from report_target t where t.status = 2 and exists (
    select 1 from report_entry e where e.target_id = t.id and e.status in (1, 3, 8) and e.due_at <= ${at}
      and e.needs_id is null)`.execute(db);
  const counts = await Promise.all(rows.map(({ id }) => turn(deps, id).catch(sayWhy(db, id))));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A secret that cannot be read stops its own configuration only, and its page says so. */
const sayWhy =
  (db: Db, id: string) =>
  async (error: unknown): Promise<number> => {
    if (!(error instanceof GongdiError)) throw error;
    const said = error.label.zh;
    await db
      .updateTable('report_target')
      .set({ test_result: said })
      .where('id', '=', id)
      .where('test_result', 'is distinct from', said)
      .execute();
    return 0;
  };

async function takeBack(db: Db, now: number): Promise<void> {
  await db
    .updateTable('report_entry')
    .set((eb) => ({
      status: eb
        .case()
        .when('attempts', '>', BACKOFF.length)
        .then(eb.lit(REPORT_STATE.dead))
        .else(eb.lit(REPORT_STATE.retry))
        .end(),
      reason: outsideLabel('interrupted').zh,
    }))
    .where('status', '=', REPORT_STATE.sending)
    .where('claimed_at', '<', new Date(now - LOST_AFTER).toISOString())
    .execute();
}

async function turn(deps: ReportDeps, target_id: string): Promise<number> {
  const { db, now, timeZone } = deps;
  const target = await targetOf(deps, target_id);
  const entries = await claim(db, target, now());
  if (entries.length === 0) return 0;
  const codes = await codesOf(db, target.platform_id);
  let broken: SendFailure | undefined;
  for (const entry of entries) {
    try {
      if (broken) throw broken;
      if (entry.receipt !== null) await askResult(deps, target, entry);
      else await send(deps, target, entry, new Making(db, target, timeZone, codes));
    } catch (error) {
      if (error instanceof Hindered) {
        await hinder(db, entry, error, now());
        continue;
      }
      const failure = failureOf(error);
      // The others of the platform would wait for the same timeout; they keep their attempts.
      const waits = broken !== undefined;
      if (failure.scope === 'channel') broken ??= failure;
      await fail(db, entry, failure, { now: now(), waits });
    }
  }
  return entries.length;
}

/**
 * Claims what is due, in the order of dependency, and no more than the rate allows. The lock makes servers count one after
 * the other.
 */
const claim = (db: Db, target: Target, now: number): Promise<Entry[]> =>
  transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`report ${target.id}`}))`.execute(trx);
    const at = new Date(now).toISOString();
    const { used } = await trx
      .selectNoFrom((eb) => [
        sql<number>`${eb
          .selectFrom('report_exchange')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('target_id', '=', target.id)
          .where('exchanged_at', '>', new Date(now - MINUTE).toISOString())} + ${eb
          .selectFrom('report_entry')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('target_id', '=', target.id)
          .where('status', '=', REPORT_STATE.sending)}`.as('used'),
      ])
      .executeTakeFirstOrThrow();
    const free = Math.min(BATCH, target.rate_per_minute - used);
    if (free <= 0) return [];
    // Raw SQL: the chosen rows are locked; one that waits for a result stays in its state.
    const { rows } = await sql<Entry>`update report_entry e set claimed_at = ${at},
        status = case when e.receipt is null then ${REPORT_STATE.sending}::integer else e.status end,
        attempts = coalesce(e.attempts, 0) + case when e.receipt is null then 1 else 0 end,
        due_at = case when e.receipt is null then e.due_at
          else ${new Date(now + target.result_seconds * 1000).toISOString()}::timestamptz end
      from (select id from report_entry where target_id = ${target.id} and status in (1, 3, 8) and due_at <= ${at}
          and needs_id is null order by kind, due_at, id limit ${free} for update skip locked) due
      where due.id = e.id returning e.*`.execute(trx);
    return rows.toSorted((a, b) => a.kind - b.kind || (a.id < b.id ? -1 : 1));
  });

async function send(deps: ReportDeps, target: Target, entry: Entry, making: Making): Promise<void> {
  const { db, now } = deps;
  const { add, update, make } = KINDS[entry.kind as ReportKind];
  const content = await make(making, entry.subject_id!);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if (digest === entry.digest) {
    await settle(db, entry, { reason: reportLabel('sameContent').zh, platform_key: entry.platform_key }, now());
    return;
  }
  const request_id = entry.request_id ?? newId(now());
  await db.updateTable('report_entry').set({ request_id }).where('id', '=', entry.id).execute();
  const personal = making.personal();
  const about = { entry_id: entry.id, request_id, ...(personal !== undefined && { personal }) };
  // A number that the platform gave is known there even after a request was made anew.
  const isThere = update !== undefined && (entry.digest !== null || entry.platform_key !== null);
  const data = isThere ? changeOf(entry, content) : content;
  let answered = await ask(deps, target, isThere ? update : add, data, about);
  let platform_key = entry.platform_key;
  if (answered.how === 'known') {
    if (entry.kind === REPORT_KIND.team) platform_key = await teamKeyOf(deps, target, entry, content);
    // It was there already, perhaps with another content.
    if (!isThere && update)
      answered = await ask(deps, target, update, changeOf({ ...entry, platform_key }, content), {
        ...about,
        request_id: newId(now()),
      });
  }
  if (answered.how === 'refused') return refuse(db, entry, answered, now());
  const receipt = textIn(answered.data, 'requestSerialCode');
  const sent_at = new Date(now()).toISOString();
  if (receipt === undefined)
    return settle(
      db,
      entry,
      { digest, sent_at, platform_key: textIn(answered.data, 'teamSysNo') ?? platform_key },
      now(),
    );
  await db
    .updateTable('report_entry')
    .set({
      status: REPORT_STATE.pending,
      receipt,
      digest,
      sent_at,
      platform_key,
      reason: null,
      due_at: new Date(now() + target.result_seconds * 1000).toISOString(),
    })
    .where('id', '=', entry.id)
    .execute();
}

/** A team is changed under the number that the platform has for it. */
const changeOf = (entry: Pick<Entry, 'kind' | 'platform_key'>, content: Payload): Payload =>
  entry.kind === REPORT_KIND.team && entry.platform_key !== null
    ? { ...content, teamSysNo: entry.platform_key }
    : content;

/** Asks for the number of a team that the platform has already. */
async function teamKeyOf(deps: ReportDeps, target: Target, entry: Entry, content: Payload): Promise<string | null> {
  const { projectCode, corpCode, teamName } = content;
  const data = { pageIndex: 0, pageSize: 50, projectCode, corpCode, teamName };
  const about = { entry_id: entry.id, request_id: newId(deps.now()) };
  const answered = await ask(deps, target, 'Team.Query', data, about);
  const rows = answered.how === 'refused' ? [] : ((answered.data['rows'] ?? []) as Record<string, unknown>[]);
  const found = rows.find((row) => row['teamName'] === teamName);
  return found ? (textIn(found, 'teamSysNo') ?? null) : null;
}

async function askResult(deps: ReportDeps, target: Target, entry: Entry): Promise<void> {
  const { db, now, setting } = deps;
  const hours = setting('report_result_hours');
  if (entry.sent_at !== null && now() - Date.parse(entry.sent_at) > hours * 60 * MINUTE) {
    await db
      .updateTable('report_entry')
      .set({
        status: REPORT_STATE.retry,
        receipt: null,
        // Nobody knows what the platform has, so it is added again; what is known there is answered as such.
        digest: null,
        reason: reportLabel('resultLost', { hours }).zh,
        due_at: new Date(now()).toISOString(),
      })
      .where('id', '=', entry.id)
      .execute();
    return;
  }
  const about = { entry_id: entry.id, request_id: newId(now()) };
  const answered = await ask(deps, target, 'AsyncHandleResult.Query', { requestSerialCode: entry.receipt }, about);
  if (answered.how === 'refused') return refuse(db, entry, answered, now());
  const { status, result } = answered.data;
  const said = typeof status === 'string' || typeof status === 'number' ? String(status) : '';
  if (said === RESULT.good)
    return settle(db, entry, { platform_key: keyIn(answered.data) ?? entry.platform_key }, now());
  if (RESULT.bad.has(said)) {
    const reason = typeof result === 'string' ? result : '';
    return refuse(db, entry, { how: 'refused', code: said, reason }, now());
  }
}

const textIn = (data: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** The number of a team is in the result, or in JSON within it. */
function keyIn(data: Readonly<Record<string, unknown>>): string | undefined {
  const own = textIn(data, 'teamSysNo');
  if (own !== undefined || typeof data['result'] !== 'string') return own;
  try {
    const parsed: unknown = JSON.parse(data['result']);
    return typeof parsed === 'object' && parsed !== null ? textIn(parsed as Record<string, unknown>, 'teamSysNo') : own;
  } catch {
    return own;
  }
}

interface Settled {
  platform_key: string | null;
  digest?: string;
  sent_at?: string;
  reason?: string;
}

/** The platform has it: what waited for it goes on. */
async function settle(db: Db, entry: Entry, values: Settled, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await db
    .updateTable('report_entry')
    .set({
      status: REPORT_STATE.accepted,
      reason: null,
      receipt: null,
      request_id: null,
      missing_code: null,
      answered_at: at,
      ...values,
    })
    .where('id', '=', entry.id)
    .execute();
  await db
    .updateTable('report_entry')
    .set({ needs_id: null, reason: null, due_at: at })
    .where('needs_id', '=', entry.id)
    .execute();
}

/** The data are wrong: a person mends the record, which is then sent again by itself. */
const refuse = async (
  db: Db,
  { id }: Entry,
  { code, reason }: Extract<Answered, { how: 'refused' }>,
  now: number,
): Promise<void> => {
  await db
    .updateTable('report_entry')
    .set({
      status: REPORT_STATE.rejected,
      reason: withoutPeople(reportLabel('refused', { code, reason }).zh),
      receipt: null,
      request_id: null,
      digest: null,
      answered_at: new Date(now).toISOString(),
    })
    .where('id', '=', id)
    .execute();
};

async function hinder(db: Db, entry: Entry, { hindrance }: Hindered, now: number): Promise<void> {
  const attempts = Math.max(0, (entry.attempts ?? 1) - 1);
  const set = (values: object) =>
    db
      .updateTable('report_entry')
      .set({ attempts, ...values })
      .where('id', '=', entry.id)
      .execute();
  if (hindrance.why === 'gone') {
    await set({ status: REPORT_STATE.skipped, reason: reportLabel('gone').zh });
    return;
  }
  if (hindrance.why === 'lacks') {
    const missing_code = hindrance.missing_code ?? null;
    await set({ status: REPORT_STATE.rejected, reason: hindrance.label.zh, missing_code });
    return;
  }
  await set({ status: REPORT_STATE.waiting, reason: hindrance.label.zh, needs_id: hindrance.entry_id });
  // It may have been accepted in between.
  await db
    .updateTable('report_entry')
    .set({ needs_id: null, reason: null, due_at: new Date(now).toISOString() })
    .where('id', '=', entry.id)
    .where(
      sql<boolean>`exists (select 1 from report_entry n where n.id = ${hindrance.entry_id}
        and n.status = ${REPORT_STATE.accepted})`,
    )
    .execute();
}

async function fail(
  db: Db,
  { id, attempts, receipt }: Entry,
  { label, scope }: SendFailure,
  { now, waits }: { now: number; waits: boolean },
): Promise<void> {
  const reason = withoutPeople(label.zh);
  // A result that could not be asked for is asked for at its next time.
  if (receipt !== null) {
    await db.updateTable('report_entry').set({ reason }).where('id', '=', id).execute();
    return;
  }
  const tried = attempts ?? 1;
  const wait = BACKOFF[waits ? 0 : tried - 1];
  const isOver = scope === 'message' || wait === undefined;
  await db
    .updateTable('report_entry')
    .set({
      status: isOver ? REPORT_STATE.dead : REPORT_STATE.retry,
      attempts: waits ? tried - 1 : tried,
      reason,
      due_at: new Date(now + (wait ?? SOON)).toISOString(),
    })
    .where('id', '=', id)
    .execute();
}
