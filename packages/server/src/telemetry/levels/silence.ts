import { allDeviceTypes, textOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyUsers } from '../../notify/index.ts';
import { anyOf, instantAt, newId, transaction, type Db } from '../../store/index.ts';
import { telemetryLabel } from '../text/index.ts';
import { ALARM, ALARM_KIND, recoveredState } from './alarms.ts';
import { whoLooksAfter } from './recipients.ts';

/** Silence raises a warning only: it does not show that the measured values are wrong. */
const LEVEL = 1;

interface SilentDevice {
  id: string;
  device_name: string;
  device_type: number;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
  /** When the device last sent something. */
  heard: string;
}

/**
 * Marks devices as offline that have been silent for longer than their type allows. Adds an alarm for each, which lasts
 * until the device sends again. Each person gets one notification for all devices; it grows while it is unread.
 * @returns the ids of the devices marked as offline
 */
export async function markSilent(db: Db, now: number): Promise<string[]> {
  const types = allDeviceTypes();
  return transaction(db, async (trx) => {
    const codes = types.map(({ code }) => code);
    const limits = types.map(({ offlineAfter }) => offlineAfter);
    const allowed = sql<{ code: number; seconds: number }>`unnest(${codes}::int[], ${limits}::int[])`;
    const rows = await trx
      .updateTable('device as d')
      .set({ online: 0 })
      .from(['telemetry_latest as l', allowed.as<'allowed'>(sql`allowed (code, seconds)`)])
      .whereRef('l.device_id', '=', 'd.id')
      .whereRef('allowed.code', '=', 'd.device_type')
      .where('d.online', '=', 1)
      .where(({ eb, ref }) => {
        const seconds = ref('allowed.seconds');
        const at = new Date(now).toISOString();
        return eb('l.received_at', '<', sql<string>`${at}::timestamptz - make_interval(secs => ${seconds})`);
      })
      .returning(['d.id', 'd.device_name', 'd.device_type', 'd.org_id', 'd.project_id', 'd.area_id'])
      .returning('l.received_at as heard')
      .execute();
    // No alarm for devices that have been removed from their site.
    const removed = await trx
      .selectFrom('device')
      .select('id')
      .where('id', '=', anyOf(rows.map(({ id }) => id)))
      .where('install_status', '=', 3)
      .execute();
    const gone = new Set(removed.map(({ id }) => id));
    await raise(
      trx,
      rows.filter(({ id }) => !gone.has(id)),
      now,
    );
    return rows.map(({ id }) => id);
  });
}

async function raise(trx: Db, silent: readonly SilentDevice[], now: number): Promise<void> {
  if (silent.length === 0) return;
  const lines = silent.map((one) => ({
    ...one,
    alarm_id: newId(now),
    content: textOf(telemetryLabel('silent', { device: one.device_name }), 'zh'),
  }));
  const at = new Date(now).toISOString();
  const columns = sql`given (alarm_id text, org_id text, content text, id text, project_id text, area_id text,
    device_type int, heard timestamptz)`;
  const given = sql<(typeof lines)[number]>`json_to_recordset(${JSON.stringify(lines)}::json)`.as<'given'>(columns);
  await trx
    .insertInto('alarm')
    .columns([
      ...([
        'id',
        'org_id',
        'device_id',
        'project_id',
        'area_id',
        'device_type',
        'alarm_content',
        'started_at',
      ] as const),
      ...(['created_at', 'updated_at', 'level_at', 'received_at'] as const),
      ...(['kind', 'level', 'alarm_state', 'version', 'repeats'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom(given)
        .select(['alarm_id', 'org_id', 'id', 'project_id', 'area_id', 'device_type', 'content', 'heard'])
        .select([eb.val(at).as('made'), eb.val(at).as('changed'), eb.val(at).as('reached'), eb.val(at).as('received')])
        .select([eb.lit(ALARM_KIND.offline).as('kind'), eb.lit(LEVEL).as('level'), eb.lit(ALARM.fresh).as('state')])
        .select([eb.lit(1).as('version'), eb.lit(1).as('repeats')])
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('alarm as open')
                .select('open.id')
                .whereRef('open.device_id', '=', 'given.id')
                .where('open.kind', '=', ALARM_KIND.offline)
                .where('open.recovered_at', 'is', null),
            ),
          ),
        ),
    )
    .execute();
  const counts = new Map<string, number>();
  for (const org_id of new Set(lines.map((one) => one.org_id))) {
    const count = lines.filter((one) => one.org_id === org_id).length;
    for (const person of await whoLooksAfter(trx, org_id)) counts.set(person, (counts.get(person) ?? 0) + count);
  }
  const title = telemetryLabel('silentMany', { device: lines.at(-1)!.device_name });
  const link = `/earlywarn?kind=${ALARM_KIND.offline}&alarm_state=1,2`;
  const message = { kind: 'device_alarm' as const, urgency: 'normal' as const, title, link, group: 'offline' };
  for (const times of new Set(counts.values())) {
    const people = [...counts].flatMap(([person, count]) => (count === times ? [person] : []));
    await notifyUsers(trx, people, { ...message, times }, now);
  }
}

/** Ends the offline alarms of devices that have sent again, in the transaction of their readings. */
export async function endSilence(trx: Db, heard: readonly { id: string; at: number }[]): Promise<void> {
  if (heard.length === 0) return;
  const [ids, instants] = [heard.map(({ id }) => id), heard.map(({ at }) => at)];
  const given = sql<{ id: string; at: number }>`unnest(${ids}::text[], ${instants}::bigint[])`;
  await trx
    .updateTable('alarm')
    .from(given.as<'given'>(sql`given (id, at)`))
    .set((eb) => {
      const at = instantAt(eb.ref('given.at'));
      return { recovered_at: at, updated_at: at, updated_by: null, version: eb('alarm.version', '+', 1) };
    })
    .set((eb) => ({ alarm_state: recoveredState(eb) }))
    .whereRef('alarm.device_id', '=', 'given.id')
    .where('alarm.kind', '=', ALARM_KIND.offline)
    .where('alarm.recovered_at', 'is', null)
    .execute();
}
