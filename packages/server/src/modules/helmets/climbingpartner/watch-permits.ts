import { CLIMB, CLIMB_WATCH, findDeviceType, SMART_HELMET } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { epochMs, transaction, type Db } from '../../../store/index.ts';
import { ALARM_KIND, endEvents, raiseEvent } from '../../../telemetry/index.ts';
import { judgeWatch, type Seen, type WatchLimits, type WatchVerdict } from './judge-watch.ts';
import { climbLabel } from './text/index.ts';

/** Level of the alarms (dictionary `warn_level`): a person may fall. */
const LEVEL = 2;
/** Most permits of one round. */
const MOST = 500;

type Deps = Pick<Ground, 'db' | 'setting'>;
type Values = Record<string, number>;

/** The permits whose work is under way, with what the helmets of their people said last. */
function underWay(db: Db) {
  return db
    .selectFrom('climb_permit as p')
    .innerJoin('staff as worker', 'worker.id', 'p.worker_id')
    .innerJoin('staff as watcher', 'watcher.id', 'p.watcher_id')
    .leftJoin('helmet_binding as wb', (join) =>
      join.onRef('wb.staff_id', '=', 'p.worker_id').on('wb.ended_at', 'is', null),
    )
    .leftJoin('telemetry_latest as wl', 'wl.device_id', 'wb.device_id')
    .leftJoin('helmet_binding as gb', (join) =>
      join.onRef('gb.staff_id', '=', 'p.watcher_id').on('gb.ended_at', 'is', null),
    )
    .leftJoin('telemetry_latest as gl', 'gl.device_id', 'gb.device_id')
    .select(['p.id', 'p.org_id', 'p.project_id', 'p.work', 'p.watch_state', 'p.alarm_id', 'p.ground'])
    .select(['worker.name as worker', 'watcher.name as watcher', 'p.worker_id', 'watcher.account_id'])
    .select([
      'wb.device_id as worker_device',
      'gb.id as watcher_wears',
      'wl.values as worker_values',
      'gl.values as watcher_values',
    ])
    .select(({ ref }) => [
      epochMs(ref('p.watch_since')).$castTo<number | null>().as('since'),
      epochMs(ref('wl.ts')).$castTo<number | null>().as('worker_at'),
      epochMs(ref('gl.ts')).$castTo<number | null>().as('watcher_at'),
    ])
    .where('p.status', '=', CLIMB.working);
}

type Row = Awaited<ReturnType<ReturnType<typeof underWay>['execute']>>[number];

function seenOf(at: number | null, values: unknown): Seen {
  const { longitude, latitude, altitude, hook } = (values ?? {}) as Values;
  const located = longitude !== undefined && latitude !== undefined && !(longitude === 0 && latitude === 0);
  return {
    at: at ?? 0,
    place: located ? [longitude, latitude] : null,
    altitude: altitude ?? null,
    hooked: hook === undefined ? null : hook === 1,
  };
}

const limitsOf = ({ setting }: Deps): WatchLimits => ({
  metres: setting('climb_watch_metres'),
  stale: setting('climb_stale_seconds') * 1000,
  hook: setting('climb_hook_metres'),
});

/**
 * Judges the permits under way, and writes what has changed: the watch, and after some seconds of it an alarm.
 * @param projects only permits of these; absent: all
 */
export async function watchPermits(deps: Deps, now: number, projects?: readonly string[]): Promise<void> {
  const limits = limitsOf(deps);
  for (let after = ''; ;) {
    let asked = underWay(deps.db).where('p.id', '>', after).orderBy('p.id').limit(MOST);
    if (projects) asked = asked.where('p.project_id', 'in', [...projects]);
    const rows = await asked.execute();
    for (const row of rows) {
      const verdict = verdictOf(row, limits, now);
      if (isSettled(row, verdict)) continue;
      await transaction(deps.db, (trx) => keepWatch(trx, deps, row.id, limits, now));
    }
    if (rows.length < MOST) return;
    after = rows.at(-1)!.id;
  }
}

const verdictOf = (row: Row, limits: WatchLimits, now: number): WatchVerdict =>
  judgeWatch(
    {
      worker: row.worker_device === null ? undefined : seenOf(row.worker_at, row.worker_values),
      watcher: row.watcher_wears === null ? undefined : seenOf(row.watcher_at, row.watcher_values),
      ground: row.ground,
      now,
    },
    limits,
  );

/** Nothing is left to write: all is fine as before, or the alarm of this state has been raised. */
const isSettled = ({ watch_state, alarm_id }: Row, { state }: WatchVerdict): boolean =>
  state === watch_state && (state === CLIMB_WATCH.fine) === (alarm_id === null);

async function keepWatch(trx: Db, deps: Deps, id: string, limits: WatchLimits, now: number): Promise<void> {
  // Servers take turns; the first of them raises the alarm.
  await trx.selectFrom('climb_permit').select('id').where('id', '=', id).forUpdate().execute();
  const row = await underWay(trx).where('p.id', '=', id).executeTakeFirst();
  if (!row) return;
  const verdict = verdictOf(row, limits, now);
  const isNew = verdict.state !== row.watch_state;
  const since = isNew || row.since === null ? now : row.since;
  if (isNew && row.alarm_id) await endEvents(trx, [row.alarm_id], now, now);
  let alarm_id = isNew ? null : row.alarm_id;
  const isDue = now - since >= deps.setting('climb_alarm_seconds') * 1000;
  if (verdict.state !== CLIMB_WATCH.fine && alarm_id === null && isDue) alarm_id = await alarm(trx, row, verdict, now);
  // Raw: it is what the helmets say, no change that somebody made.
  await trx
    .updateTable('climb_permit')
    .set({ watch_state: verdict.state, watch_since: new Date(since).toISOString(), alarm_id })
    .where('id', '=', id)
    .execute();
}

const WORDS = {
  [CLIMB_WATCH.unhooked]: 'unhooked',
  [CLIMB_WATCH.gone]: 'gone',
  [CLIMB_WATCH.far]: 'far',
  [CLIMB_WATCH.lost]: 'lost',
  [CLIMB_WATCH.silent]: 'silent',
} as const;

async function alarm(trx: Db, row: Row, { state, metres }: WatchVerdict, now: number): Promise<string | null> {
  const device_id = row.worker_device ?? (await lastDevice(trx, row.worker_id));
  if (device_id === null) return null;
  const { worker, watcher, work } = row;
  const key = WORDS[state as keyof typeof WORDS];
  const what = climbLabel(key, { watcher, metres: metres === undefined ? '--' : metres.toFixed(0) });
  return raiseEvent(trx, {
    device: { id: device_id, type: findDeviceType(SMART_HELMET)!, org_id: row.org_id, project_id: row.project_id },
    kind: ALARM_KIND.climb,
    area_id: null,
    staff_id: row.worker_id,
    level: LEVEL,
    words: climbLabel('alarm', { worker, work, what }),
    at: now,
    received: now,
    group: `climb:${row.id}`,
    tells: row.account_id ? [row.account_id] : [],
  });
}

async function lastDevice(trx: Db, staff_id: string): Promise<string | null> {
  const found = await trx
    .selectFrom('helmet_binding')
    .select('device_id')
    .where('staff_id', '=', staff_id)
    .orderBy('bound_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.device_id ?? null;
}

/** Ends permits whose hour has come, with their alarms. What was never begun expires as well. */
export async function expirePermits({ db }: Deps, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await transaction(db, async (trx) => {
    const rows = await trx
      .updateTable('climb_permit')
      .set((eb) => ({
        status: CLIMB.expired,
        ended_at: sql<string>`case when status = ${CLIMB.working} then ${at}::timestamptz end`,
        watch_state: null,
        updated_at: at,
        updated_by: null,
        version: eb('version', '+', 1),
      }))
      .where('status', 'in', [CLIMB.asked, CLIMB.approved, CLIMB.working])
      .where('planned_to', '<=', at)
      .returning('alarm_id')
      .execute();
    await endEvents(
      trx,
      rows.flatMap(({ alarm_id }) => alarm_id ?? []),
      now,
      now,
    );
  });
}

/** Begins the watch of a permit: the altitude of the worker is that of the ground. */
export async function beginWatch(trx: Db, id: string, now: number): Promise<void> {
  const row = await underWay(trx).where('p.id', '=', id).executeTakeFirstOrThrow();
  const ground = row.worker_device === null ? null : seenOf(row.worker_at, row.worker_values).altitude;
  await trx
    .updateTable('climb_permit')
    .set({ ground, watch_state: CLIMB_WATCH.fine, watch_since: new Date(now).toISOString(), alarm_id: null })
    .where('id', '=', id)
    .execute();
}

/** Ends the watch of a permit, with the alarm that lasts. */
export async function endWatch(trx: Db, id: string, alarm_id: string | null | undefined, now: number): Promise<void> {
  await endEvents(trx, alarm_id ? [alarm_id] : [], now, now);
  await trx.updateTable('climb_permit').set({ watch_state: null, alarm_id: null }).where('id', '=', id).execute();
}
