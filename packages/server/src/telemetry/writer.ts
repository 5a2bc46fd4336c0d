import type { LevelNumber } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, epochMs, transaction, type Db } from '../store/index.ts';
import { judge, levelsOf, NO_STATE, type LevelChange, type LevelState } from './levels/judge.ts';
import { keepAlarms } from './levels/alarms.ts';
import { noteRejudge, type Behind } from './levels/rejudge-queue.ts';
import { endSilence } from './levels/silence.ts';
import { makeMonths, monthOf } from './partitions.ts';
import type { KnownDevice } from './registry.ts';
import { firstBases } from './base.ts';
import { instantOf } from './instant-of.ts';
import { storeReadings, type Reading, type StoredReading } from './store-readings.ts';
import { judgePositions } from './zones/judge-positions.ts';
import { keepZoneAlarms } from './zones/zone-alarms.ts';
import type { ZoneStore } from './zones/zone-store.ts';

/** Newest values of a device after a batch. */
export interface Newest {
  device: KnownDevice;
  ts: number;
  values: Record<string, number>;
  levels: Record<string, LevelNumber>;
  level: LevelNumber;
}

export interface Written {
  /** By position in the batch: the new values, and the quantities refused because another value is stored. */
  stored: StoredReading[];
  newest: Newest[];
  /** Number of level changes: alarms that were raised, recovered or changed in level. */
  alarms: number;
  /** Readings came out of order: their levels have to be judged by `rejudgeWaiting`. */
  late: boolean;
}

export interface Writer {
  /** Stores a batch in one transaction; once the promise resolves, the batch survives a crash. */
  write: (readings: readonly Reading[]) => Promise<Written>;
}

/** A reading that arrives so much later than its time may be missing in its minute, ms. */
const LATE = 60_000;

/** @param zones absent: positions are stored, but judged against no fence */
export function telemetryWriter(db: Db, zones?: ZoneStore): Writer {
  const months = new Set<string>();
  return {
    write: async (readings) => {
      const missing = new Set(readings.map(({ ts }) => monthOf(ts)).filter((month) => !months.has(month)));
      if (missing.size > 0) {
        await transaction(db, (trx) => makeMonths(trx, missing));
        for (const month of missing) months.add(month);
      }
      try {
        return await transaction(db, (trx) => writeBatch(trx, readings, false, zones));
      } catch (error) {
        // Another server may have dropped a month in the meantime: the next write checks all months again.
        months.clear();
        throw error;
      }
    },
  };
}

/**
 * Stores readings within the caller's transaction; their partitions have to exist.
 * @param quiet no alarm notifications
 */
export async function writeBatch(
  trx: Db,
  readings: readonly Reading[],
  quiet = false,
  zones?: ZoneStore,
): Promise<Written> {
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
  const { newest, alarms, behind } = await keepNewest(trx, byDevice, quiet, zones);
  await noteLate(trx, fresh);
  await noteRejudge(trx, behind);
  return { stored, newest, alarms, late: behind.length > 0 };
}

const isEmpty = (values: object): boolean => {
  for (const _ in values) return false;
  return true;
};

// oxlint-disable-next-line complexity -- one pass over the readings of a batch, see bench ingest
async function keepNewest(
  trx: Db,
  byDevice: ReadonlyMap<string, Reading[]>,
  quiet: boolean,
  zones: ZoneStore | undefined,
): Promise<{ newest: Newest[]; alarms: number; behind: Behind[] }> {
  if (byDevice.size === 0) return { newest: [], alarms: 0, behind: [] };
  const rows = await trx
    .selectFrom('telemetry_latest as l')
    .innerJoin('device as d', 'd.id', 'l.device_id')
    .select(['l.device_id', 'l.values', 'l.level', 'd.online'])
    .select(({ ref }) => [epochMs(ref('l.ts')).as('at'), ref('l.state').$castTo<LevelState>().as('state')])
    .where('l.device_id', '=', anyOf([...byDevice.keys()]))
    .orderBy('l.device_id')
    .forUpdate('l')
    .$narrowType<{ level: LevelNumber }>()
    .execute();
  const before = new Map(rows.map((row) => [row.device_id, row]));
  const bases = await firstBases(
    trx,
    [...byDevice.keys()].filter((id) => !before.has(id)),
  );
  const fences = zones && (await judgePositions(trx, zones, byDevice));
  const newest: (Newest & { received: number; state: LevelState })[] = [];
  const changes: { device: KnownDevice; at: number; received: number; change: LevelChange }[] = [];
  const awake: { id: string; at: number }[] = [];
  const behind: Behind[] = [];
  const levels: { id: string; level: LevelNumber }[] = [];
  for (const [id, list] of byDevice) {
    const last = before.get(id);
    const [lastAt, lastTip] = [last?.at ?? -1, last?.state.tip ?? last?.at ?? -1];
    const inOrder = list.toSorted((a, b) => instantOf(a) - instantOf(b) || a.ts - b.ts);
    // Further values of the newest instant are handled together with it.
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
    // An older value fills in a quantity for which no newer value is stored.
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
    if (fences) state = fences.judge(device, newer, state);
    const perQuantity = levelsOf(state);
    const level = Math.max(0, ...Object.values(perQuantity)) as LevelNumber;
    if (level !== (last?.level ?? 0)) levels.push({ id, level });
    newest.push({ device, ts: instantOf(tip), received, values, levels: perQuantity, level, state });
  }
  await storeNewest(trx, newest);
  await storeFlags(
    trx,
    awake.map(({ id }) => id),
    levels,
  );
  await keepAlarms(trx, changes, quiet);
  if (fences) await keepZoneAlarms(trx, fences.changes, quiet);
  await endSilence(trx, awake);
  return { newest, alarms: changes.length + (fences?.changes.length ?? 0), behind };
}

async function storeNewest(
  trx: Db,
  newest: readonly (Newest & { received: number; state: LevelState })[],
): Promise<void> {
  if (newest.length === 0) return;
  // Raw SQL: one array for each column, because ingest writes any number of rows with one statement text.
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

/** Updates columns of `device` that lists filter by. They change seldom, so rows of `device` are seldom written. */
async function storeFlags(
  trx: Db,
  awake: readonly string[],
  levels: readonly { id: string; level: LevelNumber }[],
): Promise<void> {
  if (awake.length > 0)
    await trx
      .updateTable('device')
      .set({ online: 1 })
      .where('id', '=', anyOf(awake.toSorted()))
      .where('online', 'is distinct from', 1)
      .execute();
  if (levels.length === 0) return;
  const [ids, steps] = [levels.map(({ id }) => id), levels.map(({ level }) => level)];
  const given = sql<{ id: string; level: LevelNumber }>`unnest(${ids}::text[], ${steps}::int[])`;
  await trx
    .updateTable('device')
    .from(given.as<'given'>(sql`given (id, level)`))
    .set(({ ref }) => ({ warn_level: ref('given.level') }))
    .whereRef('device.id', '=', 'given.id')
    .execute();
}

/** Offsets of all time zones are multiples of it, so an hour of any zone is four of them. */
const QUARTER = 15 * 60_000;

/** Records the hours whose minutes were made without a late reading, so that they are made again. */
async function noteLate(trx: Db, fresh: readonly Reading[]): Promise<void> {
  const quarters = new Map<string, Set<number>>();
  for (const { device, ts, received } of fresh) {
    if (received - ts <= LATE) continue;
    const quarter = ts - (ts % QUARTER);
    const found = quarters.get(device.id);
    if (found) found.add(quarter);
    else quarters.set(device.id, new Set([quarter]));
  }
  if (quarters.size === 0) return;
  const late = [...quarters].flatMap(([id, times]) => Array.from(times, (ts) => ({ id, ts })));
  // Raw SQL: one array for each column, because ingest writes any number of rows with one statement text.
  await sql`insert into telemetry_late (device_id, at)
    select distinct device_id, date_trunc('hour', to_timestamp(ts / 1000.0))
    from unnest(${late.map((one) => one.id)}::text[], ${late.map((one) => one.ts)}::bigint[]) as given (device_id, ts)
    on conflict do nothing`.execute(trx);
}
