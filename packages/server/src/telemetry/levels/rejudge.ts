import type { LevelNumber, LevelRule } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { transaction } from '../../store/index.ts';
import { basesAt, basesOf, type Base } from '../base.ts';
import type { KnownDevice } from '../registry.ts';
import { judge, levelsOf, NO_STATE, ruleKey, type LevelState } from './judge.ts';
import { Episodes } from './episodes.ts';
import { takeWaiting, waitingDevices } from './rejudge-queue.ts';
import { hoursBefore, readingsFrom } from './history.ts';

/** Readings that are judged at once; more are read in further turns. */
const AT_ONCE = 5000;
const DAY = 86_400_000;

export interface Rejudge {
  device: KnownDevice;
  /** Stretch that has changed, epoch ms. */
  since: number;
  until: number;
  /** By the server's clock, epoch ms. */
  now: number;
  /**
   * A level may fall as well: something other than readings has changed. Readings that come late only add to what is
   * known, so they end no alarm that is on.
   */
  mayFall?: boolean;
  quiet?: boolean;
}

interface Latest {
  at: number;
  state: LevelState;
}

/**
 * Judges what a device has told from an instant on, in the order in which it was measured, and brings alarms and the
 * present levels into line: an alarm that was missed arises with the time of its reading, one that began earlier than was
 * known begins then. Goes on behind the stretch until all is as it was judged before. The caller has locked the newest
 * values of the device.
 * @returns whether the present levels have changed
 */
export async function rejudge(trx: Kysely<unknown>, task: Rejudge): Promise<boolean> {
  const { device, since, until } = task;
  const latest = await latestOf(trx, device.id);
  if (!latest) return false;
  const bases = await basesOf(trx, device.id);
  const { rules } = device;
  // As long as a limit has to be passed before it counts, twice: what began before is seen to have begun.
  const from = since - 2000 * Math.max(0, ...rules.map(({ duration }) => duration));
  const episodes = await Episodes.open(trx, device, from);
  let state = await stateAt(trx, device, bases, latest.state, from, episodes);
  let last: { ts: number; at: number } | undefined;
  let reached = false;
  while (!reached) {
    const readings = await readingsFrom(trx, device.id, last?.ts ?? from, last !== undefined, AT_ONCE);
    for (const { ts, at, received, values } of readings) {
      const before = state;
      state = rebased(state, bases, last?.at ?? from, at);
      for (const key of Object.keys(before.rules)) if (!state.rules[key]) episodes.end(key, at);
      const verdict = judge(rules, state, at, values);
      state = verdict.state;
      for (const change of verdict.changes) episodes.note({ device, at, received, change });
      last = { ts, at };
    }
    reached = readings.length < AT_ONCE;
    // Behind the stretch nothing is on any more: from here on all is as before.
    if (!reached && last && last.at > until && Object.keys(state.rules).length === 0) break;
  }
  await episodes.keep(trx, task);
  if (!reached) return false;
  const settled = settle(rules, latest.state, state, task.mayFall ?? false);
  // A base from behind the newest reading on holds for the next one.
  const next: LevelState = { ...rebased(settled, bases, last?.at ?? from, task.now), tip: latest.state.tip };
  await storeState(trx, device.id, next);
  return JSON.stringify(levelsOf(next)) !== JSON.stringify(levelsOf(latest.state));
}

/**
 * The state with the bases that were set behind an instant, up to another. The change in a day begins anew with a base:
 * what stood before it was read by another sensor or was wrong.
 */
function rebased(state: LevelState, bases: readonly Base[], after: number, to: number): LevelState {
  const set = basesAt(bases.filter((one) => one.at > after), to); // prettier-ignore
  const changed = Object.keys(set);
  if (changed.length === 0) return state;
  const day = Object.fromEntries(Object.entries(state.day).filter(([quantity]) => !Object.hasOwn(set, quantity)));
  const rules = { ...state.rules };
  for (const quantity of changed) delete rules[ruleKey({ quantity, measure: 'rate' })];
  return { ...state, rules, first: { ...state.first, ...set }, day };
}

/** What was known of the levels before an instant. */
async function stateAt(
  trx: Kysely<unknown>,
  device: KnownDevice,
  bases: readonly Base[],
  present: LevelState,
  at: number,
  episodes: Episodes,
): Promise<LevelState> {
  const rates = [...new Set(device.rules.flatMap((rule) => (rule.measure === 'rate' ? [rule.quantity] : [])))];
  const day = rates.length === 0 ? {} : await hoursBefore(trx, device.id, rates, at - DAY, at);
  const known = { ...NO_STATE, rules: episodes.levelsAtBegin(), first: { ...present.first, ...basesAt(bases, at) } };
  const since = new Map(bases.filter((one) => one.at <= at).map((one) => [one.quantity, one.at]));
  const own = Object.entries(day).map(([quantity, values]) => [
    quantity,
    values.filter(([time]) => time >= (since.get(quantity) ?? 0)),
  ]);
  return { ...known, day: Object.fromEntries(own) as LevelState['day'] };
}

/** The state of now: what was judged anew, where nothing may fall together with what is on. */
function settle(rules: readonly LevelRule[], before: LevelState, judged: LevelState, mayFall: boolean): LevelState {
  if (mayFall) return judged;
  const merged: LevelState = { ...judged, rules: { ...judged.rules } };
  for (const key of rules.map(ruleKey)) {
    const [old, now] = [before.rules[key], judged.rules[key]];
    if (old && old.level > (now?.level ?? 0)) merged.rules[key] = old;
  }
  return merged;
}

async function latestOf(trx: Kysely<unknown>, device_id: string): Promise<Latest | undefined> {
  const { rows } = await sql<Latest>`select (extract(epoch from ts) * 1000)::bigint as at, state
    from telemetry_latest where device_id = ${device_id} for update`.execute(trx);
  return rows[0];
}

/** Writes the levels of a device whose newest values the caller has locked. */
export async function storeState(trx: Kysely<unknown>, device_id: string, state: LevelState): Promise<void> {
  const levels = levelsOf(state);
  const level = Math.max(0, ...Object.values(levels)) as LevelNumber;
  await sql`update telemetry_latest set state = ${JSON.stringify(state)}::jsonb, levels = ${JSON.stringify(levels)}::jsonb,
    level = ${level} where device_id = ${device_id}`.execute(trx);
  await sql`update device set warn_level = ${level} where id = ${device_id} and warn_level is distinct from ${level}`.execute(
    trx,
  );
}

/**
 * Judges what waits, one device in one transaction. @returns devices whose present levels have changed
 */
export async function rejudgeWaiting(
  db: Kysely<unknown>,
  byId: (id: string) => Promise<KnownDevice | undefined>,
  now: () => number,
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of await waitingDevices(db)) {
    const device = await byId(id);
    await transaction(db, async (trx) => {
      // In the order of the readings: newest values first, then what waits.
      await sql`select 1 from telemetry_latest where device_id = ${id} for update`.execute(trx);
      const waiting = await takeWaiting(trx, id);
      if (device && waiting && (await rejudge(trx, { device, ...waiting, now: now() }))) changed.push(id);
    });
  }
  return changed;
}
