import type { LevelNumber, LevelRule } from '@gongdi/domain';
import { epochMs, transaction, type Db } from '../../store/index.ts';
import { basesAt, basesOf, type Base } from '../base.ts';
import type { KnownDevice } from '../registry.ts';
import { judge, levelsOf, NO_STATE, ruleKey, type LevelState } from './judge.ts';
import { Episodes } from './episodes.ts';
import { takeWaiting, waitingDevices } from './rejudge-queue.ts';
import { hoursBefore, readingsFrom } from './history.ts';

/** Readings that are read and judged in one turn; further readings follow in further turns. */
const AT_ONCE = 5000;
const DAY = 86_400_000;

export interface Rejudge {
  device: KnownDevice;
  /** The stretch of time that has changed, epoch ms. */
  since: number;
  until: number;
  /** By the server's clock, epoch ms. */
  now: number;
  /**
   * A level may also fall, because something other than readings has changed. Late readings only add to what is known,
   * so they do not end an open alarm.
   */
  mayFall?: boolean;
  quiet?: boolean;
}

interface Latest {
  at: number;
  state: LevelState;
}

/**
 * Judges the readings of a device from an instant on, in the order of measurement, and updates the alarms and the
 * present levels. A missed alarm is added with the time of its reading. If an alarm began earlier than known, its start
 * moves back. Judging continues after the changed stretch until no level is raised. The caller has locked the newest
 * values of the device.
 * @returns whether the present levels have changed
 */
export async function rejudge(trx: Db, task: Rejudge): Promise<boolean> {
  const { device, since, until } = task;
  const latest = await latestState(trx, device.id, 'lock');
  if (!latest) return false;
  const bases = await basesOf(trx, device.id);
  const { rules } = device;
  // Begins earlier by twice the longest duration of a rule, so that a limit passed before `since` is seen to begin
  // there.
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
    // After the stretch no level is raised any more: from here on the earlier judgement still applies.
    if (!reached && last && last.at > until && Object.keys(state.rules).length === 0) break;
  }
  await episodes.keep(trx, task);
  if (!reached) return false;
  const settled = settle(rules, latest.state, state, task.mayFall ?? false);
  // A base that is set for an instant after the newest reading applies to the next reading.
  const { tip, zones } = latest.state;
  const next: LevelState = { ...rebased(settled, bases, last?.at ?? from, task.now), tip, zones };
  await storeState(trx, device.id, next);
  return JSON.stringify(levelsOf(next)) !== JSON.stringify(levelsOf(latest.state));
}

/**
 * Returns the state with the bases that were set after one instant and up to another. With a new base, the change per
 * day begins again: the values before it came from another sensor or were wrong.
 */
function rebased(state: LevelState, bases: readonly Base[], after: number, to: number): LevelState {
  const set = basesAt(
    bases.filter((one) => one.at > after),
    to,
  );
  const changed = Object.keys(set);
  if (changed.length === 0) return state;
  const day = Object.fromEntries(Object.entries(state.day).filter(([quantity]) => !Object.hasOwn(set, quantity)));
  const rules = { ...state.rules };
  for (const quantity of changed) delete rules[ruleKey({ quantity, measure: 'rate' })];
  return { ...state, rules, first: { ...state.first, ...set }, day };
}

/** Returns the state of the levels at an instant, as far as it is known. */
async function stateAt(
  trx: Db,
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

/** Returns the present state: the judged state or, if levels may not fall, the higher level of each rule. */
function settle(rules: readonly LevelRule[], before: LevelState, judged: LevelState, mayFall: boolean): LevelState {
  if (mayFall) return judged;
  const merged: LevelState = { ...judged, rules: { ...judged.rules } };
  for (const key of rules.map(ruleKey)) {
    const [old, now] = [before.rules[key], judged.rules[key]];
    if (old && old.level > (now?.level ?? 0)) merged.rules[key] = old;
  }
  return merged;
}

/** Returns what is known of the levels of a device, and since when. `lock`: until the transaction ends. */
export function latestState(db: Db, device_id: string, lock?: 'lock'): Promise<Latest | undefined> {
  return db
    .selectFrom('telemetry_latest')
    .select(({ ref }) => [epochMs(ref('ts')).as('at'), ref('state').$castTo<LevelState>().as('state')])
    .where('device_id', '=', device_id)
    .$if(lock !== undefined, (row) => row.forUpdate())
    .executeTakeFirst();
}

/** Stores the levels of a device whose newest values the caller has locked. */
export async function storeState(trx: Db, device_id: string, state: LevelState): Promise<void> {
  const levels = levelsOf(state);
  const level = Math.max(0, ...Object.values(levels)) as LevelNumber;
  await trx
    .updateTable('telemetry_latest')
    .set({ state: JSON.stringify(state), levels: JSON.stringify(levels), level })
    .where('device_id', '=', device_id)
    .execute();
  await trx
    .updateTable('device')
    .set({ warn_level: level })
    .where('id', '=', device_id)
    .where('warn_level', 'is distinct from', level)
    .execute();
}

/**
 * Judges the waiting stretches, one transaction per device.
 * @returns ids of the devices whose present levels have changed
 */
export async function rejudgeWaiting(
  db: Db,
  byId: (id: string) => Promise<KnownDevice | undefined>,
  now: () => number,
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of await waitingDevices(db)) {
    const device = await byId(id);
    await transaction(db, async (trx) => {
      // Locks in the same order as the readings: newest values first, then the waiting stretch.
      await latestState(trx, id, 'lock');
      const waiting = await takeWaiting(trx, id);
      if (device && waiting && (await rejudge(trx, { device, ...waiting, now: now() }))) changed.push(id);
    });
  }
  return changed;
}
