import { gatePassage, gatePassages, type calls, type CallResult, type GatePassage } from '@gongdi/api';
import {
  civilDay,
  GATE_DIRECTION,
  PASSAGE_DIRECTION,
  PASSAGE_JUDGED,
  PASSAGE_CLOCK,
  PASSAGE_OUTCOME,
  PASSAGE_WAY,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { anyOf, newId, transaction, type Db, type Trx } from '../../../store/index.ts';
import type { KnownDevice } from '../../../telemetry/index.ts';
import { inMs, timesOf, type PassageTime } from './clock.ts';
import type { Gate } from './gates.ts';
import { judge, type Judgement } from './judge.ts';
import { keepPicture } from './keep-picture.ts';
import { verdicts, type Verdict } from './may-pass.ts';
import { recognise, shownOf, type Recognised } from './recognise.ts';

type Deps = Pick<Ground, 'db' | 'setting' | 'training' | 'timeZone' | 'blobs'>;
type Answer = CallResult<typeof calls.gate.passages>;

/** A passage with all that follows from it. */
interface Read {
  index: number;
  given: GatePassage;
  key: string;
  time: PassageTime;
  said: number;
  direction: number | null;
  known: Recognised | undefined;
}

/**
 * Stores the passages of a message, each once, judged again by the admission function of their day. What is answered
 * is stored.
 * @returns undefined if the message is none
 */
export async function takePassages(
  deps: Deps,
  device: KnownDevice,
  gate: Gate,
  message: unknown,
  now: number,
): Promise<Answer | undefined> {
  const body = gatePassages.safeParse(message);
  if (!body.success) return undefined;
  const results: Answer['results'] = body.data.passages.map((one) => ({ seq: seqOf(one), result: 'malformed' }));
  const sent = body.data.sent_at ?? null;
  const read = await readAll(deps, gate, body.data.passages, sent, now);
  const judged = await judgeAll(deps, gate, read);
  const stored = await transaction(deps.db, async (trx) => {
    const fresh = await freshOf(trx, read);
    const keys = await store(trx, deps, { device, gate, now }, fresh, judged);
    await follow(
      trx,
      gate,
      fresh.filter(({ key }) => keys.has(key)),
      now,
    );
    return keys;
  });
  for (const { index, key } of read) results[index]!.result = stored.has(key) ? 'stored' : 'duplicate';
  return { now, results };
}

const seqOf = (value: unknown): number | null => {
  const seq: unknown = typeof value === 'object' && value !== null && 'seq' in value ? value.seq : null;
  return Number.isSafeInteger(seq) ? (seq as number) : null;
};

async function readAll(
  { db, setting }: Deps,
  gate: Gate,
  given: readonly unknown[],
  sent: number | null,
  now: number,
): Promise<Read[]> {
  const valid = given.flatMap((one, index) => {
    const { success, data } = gatePassage.safeParse(one);
    return success ? [{ index, given: { ...data, ts: inMs(data.ts) } }] : [];
  });
  const passages = valid.map((one) => one.given);
  const known = await recognise(db, gate.project_id, passages);
  const rules = { tolerance: setting('gate_clock_seconds') * 1000, oldest: setting('gate_store_days') * 86_400_000 };
  const times = timesOf(passages, { received: now, sent: sent === null ? null : inMs(sent) }, rules);
  return valid.map((one, at) => ({
    ...one,
    key: `${gate.id}:${one.given.seq}:${one.given.ts}`,
    time: times[at]!,
    said: one.given.ts,
    direction: directionOf(gate, one.given),
    known: known.get(shownOf(one.given) ?? ''),
  }));
}

/** The gate has its direction; one of both says it, or leaves it to the days (an unknown one alternates). */
function directionOf({ direction }: Gate, passage: GatePassage): number | null {
  if (direction === GATE_DIRECTION.in) return PASSAGE_DIRECTION.in;
  if (direction === GATE_DIRECTION.out) return PASSAGE_DIRECTION.out;
  return passage.direction ? PASSAGE_DIRECTION[passage.direction] : null;
}

/** Asks the admission function once for each day of the message. */
async function judgeAll(deps: Deps, gate: Gate, read: readonly Read[]): Promise<Map<Read, Judgement>> {
  const days = new Map<string, Read[]>();
  for (const one of read) {
    const day = civilDay(one.time.at, deps.timeZone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  const judged = new Map<Read, Judgement>();
  for (const [day, passages] of days) {
    const people = [
      ...new Map(passages.flatMap(({ known }) => (known ? [[known.person.id, known.person] as const] : []))),
    ];
    const answers = await verdicts(
      deps.db,
      deps,
      people.map(([, person]) => person),
      gate.project_id,
      day,
    );
    const byPerson = new Map<string, Verdict>(people.map(([id], at) => [id, answers[at]!]));
    for (const one of passages)
      judged.set(one, judge(one.given, one.direction, one.known, byPerson.get(one.known?.person.id ?? '')));
  }
  return judged;
}

/** Leaves out what is stored already, and what is twice in the message, so that no picture is stored twice. */
async function freshOf(trx: Db, read: readonly Read[]): Promise<Read[]> {
  const rows = await trx
    .selectFrom('passage')
    .select('push_key')
    .where('push_key', '=', anyOf(read.map(({ key }) => key)))
    .execute();
  const seen = new Set(rows.map(({ push_key }) => push_key));
  return read.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** The end of what an unknown person showed: enough to find the card, not enough to make it again. */
const endOf = (shown: string | null): string | null => (shown === null ? null : `…${shown.slice(-4)}`);

async function store(
  trx: Trx,
  { blobs }: Deps,
  { device, gate, now }: { device: KnownDevice; gate: Gate; now: number },
  fresh: readonly Read[],
  judged: ReadonlyMap<Read, Judgement>,
): Promise<Set<string>> {
  if (fresh.length === 0) return new Set();
  const { org_id, project_id, id: gate_id } = gate;
  const units = await unitsOf(trx, fresh);
  const rows = [];
  const at = new Date(now).toISOString();
  for (const one of fresh) {
    const { given, time, known } = one;
    const judgement = judged.get(one)!;
    // Pictures of people who passed as they may are not kept: nothing needs them.
    const wants = given.result === 'refused' || judgement.judged !== PASSAGE_JUDGED.agrees;
    const by = { org_id, device_id: device.id, now };
    const picture = given.picture && wants ? await keepPicture(trx, blobs, given.picture, by) : null;
    const team_id = known?.person.team_id ?? null;
    rows.push({
      id: newId(now),
      org_id,
      project_id,
      gate_id,
      created_at: at,
      updated_at: at,
      version: 1,
      received_at: at,
      staff_id: known?.person.id ?? null,
      team_id,
      unit_id: team_id === null ? null : (units.get(team_id) ?? null),
      passed_at: new Date(time.at).toISOString(),
      said_at: new Date(one.said).toISOString(),
      clock: time.clock,
      clock_offset: time.offset === null ? null : Math.round(time.offset / 1000),
      direction: one.direction,
      outcome: PASSAGE_OUTCOME[given.result],
      way: PASSAGE_WAY[given.way],
      ...judgement,
      device_number: device.number,
      credential: known ? null : endOf(shownOf(given)),
      picture: picture && JSON.stringify([picture]),
      gate_seq: given.seq,
      push_key: one.key,
    });
  }
  const stored = await trx
    .insertInto('passage')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .returning('push_key')
    .execute();
  return new Set(stored.map(({ push_key }) => push_key!));
}

async function unitsOf(trx: Db, fresh: readonly Read[]): Promise<Map<string, string | null>> {
  const ids = [...new Set(fresh.flatMap(({ known }) => known?.person.team_id ?? []))];
  const rows = await trx.selectFrom('team').select(['id', 'unit_id']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, unit_id }) => [id, unit_id]));
}

/** Keeps who is where, and what is known of the gate. */
async function follow(trx: Trx, gate: Gate, stored: readonly Read[], now: number): Promise<void> {
  const newest = new Map<string, Read>();
  const counts = stored.filter(({ time, given }) => time.clock !== PASSAGE_CLOCK.doubtful && given.result === 'passed');
  for (const one of counts.toSorted((a, b) => a.time.at - b.time.at))
    if (one.known) newest.set(one.known.person.id, one);
  if (newest.size > 0)
    await trx
      .insertInto('presence')
      .values(
        [...newest]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([staff_id, { direction, time }]) => ({
            staff_id,
            project_id: gate.project_id,
            direction,
            passed_at: new Date(time.at).toISOString(),
          })),
      )
      .onConflict((row) =>
        row
          .column('staff_id')
          .doUpdateSet(({ ref }) => ({
            project_id: ref('excluded.project_id'),
            direction: ref('excluded.direction'),
            passed_at: ref('excluded.passed_at'),
          }))
          .where(sql<boolean>`excluded.passed_at >= presence.passed_at`),
      )
      .execute();
  const last = stored.at(-1);
  await trx
    .updateTable('gate')
    .set({
      last_seen_at: new Date(now).toISOString(),
      ...(last && { last_seq: last.given.seq }),
      ...(last && last.time.offset !== null && { clock_offset: Math.round(last.time.offset / 1000) }),
    })
    .where('id', '=', gate.id)
    .execute();
}
