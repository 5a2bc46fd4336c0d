import type { LevelNumber } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { transaction } from '../store/index.ts';
import { judge, levelsOf, NO_STATE, type LevelChange, type LevelState } from './levels/judge.ts';
import { keepAlarms } from './levels/alarms.ts';
import { noteRejudge, type Behind } from './levels/rejudge-queue.ts';
import { endSilence } from './levels/silence.ts';
import { makeMonths, monthOf } from './partitions.ts';
import type { KnownDevice } from './registry.ts';
import { firstBases } from './base.ts';
import { storeReadings, type Reading, type StoredReading } from './store-readings.ts';

/** Newest values of a device after a batch. */
export interface Newest {
  device: KnownDevice;
  ts: number;
  values: Record<string, number>;
  levels: Record<string, LevelNumber>;
  level: LevelNumber;
}

export interface Written {
  /** By position: what was new of it, and what was not taken since another value is there. */
  stored: StoredReading[];
  newest: Newest[];
  /** Alarms were raised, recovered or changed in level. */
  alarms: number;
  /** Readings came out of order: their levels have to be judged (`rejudgeWaiting`). */
  late: boolean;
}

export interface Writer {
  /** Stores a batch in one transaction; what it resolves to survives a crash. */
  write: (readings: readonly Reading[]) => Promise<Written>;
}

interface LatestRow {
  device_id: string;
  at: number;
  values: Record<string, number>;
  state: LevelState;
  level: LevelNumber;
  online: number | null;
}

/** A reading so much later than its time missed the making of its minute, ms. */
const LATE = 60_000;

export function telemetryWriter(db: Kysely<unknown>): Writer {
  const months = new Set<string>();
  return {
    write: async (readings) => {
      const missing = new Set(readings.map(({ ts }) => monthOf(ts)).filter((month) => !months.has(month)));
      if (missing.size > 0) {
        await transaction(db, (trx) => makeMonths(trx, missing));
        for (const month of missing) months.add(month);
      }
      try {
        return await transaction(db, (trx) => writeBatch(trx, readings));
      } catch (error) {
        // A month may have been dropped meanwhile: look again the next time.
        months.clear();
        throw error;
      }
    },
  };
}

/** Stores readings within a transaction of the caller's; their months have to be there. @param quiet nobody is told of alarms */
export async function writeBatch(trx: Kysely<unknown>, readings: readonly Reading[], quiet = false): Promise<Written> {
  const stored = await storeReadings(trx, readings);
  const byDevice = new Map<string, Reading[]>();
  const fresh: Reading[] = [];
  for (const [index, reading] of readings.entries()) {
    const { fresh: values } = stored[index]!;
    if (isEmpty(values)) continue;
    const one = { ...reading, values };
    fresh.push(one);
    const list = byDevice.get(reading.device.id);
    if (list) list.push(one);
    else byDevice.set(reading.device.id, [one]);
  }
  const { newest, alarms, behind } = await keepNewest(trx, byDevice, quiet);
  await noteLate(trx, fresh);
  await noteRejudge(trx, behind);
  return { stored, newest, alarms, late: behind.length > 0 };
}

const isEmpty = (values: object): boolean => {
  for (const _ in values) return false;
  return true;
};

/**
 * Where a reading stands among the others of its device: a clock that is ahead does not put it before what comes next.
 */
export const instantOf = ({ ts, received }: Pick<Reading, 'ts' | 'received'>): number => Math.min(ts, received);

async function keepNewest(
  trx: Kysely<unknown>,
  byDevice: ReadonlyMap<string, Reading[]>,
  quiet: boolean,
): Promise<{ newest: Newest[]; alarms: number; behind: Behind[] }> {
  if (byDevice.size === 0) return { newest: [], alarms: 0, behind: [] };
  const { rows } = await sql<LatestRow>`
    select l.device_id, (extract(epoch from l.ts) * 1000)::bigint as at, l."values", l.state, l.level, d.online
    from telemetry_latest l join device d on d.id = l.device_id
    where l.device_id = any(${[...byDevice.keys()]}) order by l.device_id for update of l`.execute(trx);
  const before = new Map(rows.map((row) => [row.device_id, row]));
  const bases = await firstBases(trx, [...byDevice.keys()].filter((id) => !before.has(id))); // prettier-ignore
  const newest: (Newest & { received: number; state: LevelState })[] = [];
  const changes: { device: KnownDevice; at: number; received: number; change: LevelChange }[] = [];
  const awake: { id: string; at: number }[] = [];
  const behind: Behind[] = [];
  const levels: { id: string; level: LevelNumber }[] = [];
  for (const [id, list] of byDevice) {
    const last = before.get(id);
    const [lastAt, lastTip] = [last?.at ?? -1, last?.state.tip ?? last?.at ?? -1];
    const inOrder = list.toSorted((a, b) => instantOf(a) - instantOf(b) || a.ts - b.ts);
    // More of the newest instant goes with it.
    const isNewer = (one: Reading): boolean =>
      instantOf(one) > lastAt || (instantOf(one) === lastAt && one.ts >= lastTip);
    const newer = inOrder.filter(isNewer);
    const older = inOrder.filter((one) => !isNewer(one));
    const { device, received } = list.at(-1)!;
    if (last?.online !== 1) awake.push({ id, at: received });
    let state = last?.state ?? { ...NO_STATE, first: bases.get(id) ?? {} };
    const values = { ...last?.values };
    const judged = older.filter((one) => device.rules.some(({ quantity }) => Object.hasOwn(one.values, quantity)));
    if (judged.length > 0)
      behind.push({ device_id: id, since: instantOf(judged[0]!), until: instantOf(judged.at(-1)!) });
    // The newest of a quantity that nothing newer has told.
    for (const one of older) for (const key in one.values) values[key] ??= one.values[key]!;
    const tip = newer.at(-1) ?? { ts: lastTip, received: lastAt };
    for (const one of newer) {
      const verdict = judge(device.rules, state, instantOf(one), one.values);
      state = verdict.state;
      Object.assign(values, one.values);
      for (const change of verdict.changes)
        changes.push({ device, at: instantOf(one), received: one.received, change });
    }
    state = { ...state, tip: tip.ts };
    const perQuantity = levelsOf(state);
    const level = Math.max(0, ...Object.values(perQuantity)) as LevelNumber;
    if (level !== (last?.level ?? 0)) levels.push({ id, level });
    newest.push({ device, ts: instantOf(tip), received, values, levels: perQuantity, level, state });
  }
  await storeNewest(trx, newest);
  await storeFlags(trx, awake.map(({ id }) => id), levels); // prettier-ignore
  await keepAlarms(trx, changes, quiet);
  await endSilence(trx, awake);
  return { newest, alarms: changes.length, behind };
}

async function storeNewest(
  trx: Kysely<unknown>,
  newest: readonly (Newest & { received: number; state: LevelState })[],
): Promise<void> {
  if (newest.length === 0) return;
  await sql`insert into telemetry_latest (device_id, ts, received_at, "values", levels, level, state)
    select device_id, to_timestamp(ts / 1000.0), to_timestamp(received / 1000.0), given, levels, level, state
    from unnest(${newest.map((one) => one.device.id)}::text[], ${newest.map((one) => one.ts)}::bigint[],
      ${newest.map((one) => one.received)}::bigint[], ${newest.map((one) => JSON.stringify(one.values))}::jsonb[],
      ${newest.map((one) => JSON.stringify(one.levels))}::jsonb[], ${newest.map((one) => one.level)}::smallint[],
      ${newest.map((one) => JSON.stringify(one.state))}::jsonb[])
      as batch (device_id, ts, received, given, levels, level, state)
    on conflict (device_id) do update set ts = excluded.ts, received_at = excluded.received_at,
      "values" = excluded."values", levels = excluded.levels, level = excluded.level, state = excluded.state
    where telemetry_latest.ts <= excluded.ts`.execute(trx);
}

/** What lists of devices filter by; it changes seldom, so the rows of devices are seldom written. */
export async function storeFlags(
  trx: Kysely<unknown>,
  awake: readonly string[],
  levels: readonly { id: string; level: LevelNumber }[],
): Promise<void> {
  if (awake.length > 0)
    await sql`update device set online = 1 where id = any(${awake.toSorted()}) and online is distinct from 1`.execute(
      trx,
    );
  if (levels.length > 0)
    await sql`update device set warn_level = given.level
      from unnest(${levels.map(({ id }) => id)}::text[], ${levels.map(({ level }) => level)}::int[]) as given (id, level)
      where device.id = given.id`.execute(trx);
}

/** Minutes that were made without a reading are made anew. */
async function noteLate(trx: Kysely<unknown>, fresh: readonly Reading[]): Promise<void> {
  const late = fresh.filter(({ ts, received }) => received - ts > LATE);
  if (late.length === 0) return;
  await sql`insert into telemetry_late (device_id, at)
    select distinct device_id, date_trunc('hour', to_timestamp(ts / 1000.0))
    from unnest(${late.map((one) => one.device.id)}::text[], ${late.map((one) => one.ts)}::bigint[]) as given (device_id, ts)
    on conflict do nothing`.execute(trx);
}
