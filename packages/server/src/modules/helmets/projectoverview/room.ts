import { calls, MOST_HELMETS } from '@gongdi/api';
import { civilDay, devicelist, earlywarn, instantAt, permission, SMART_HELMET } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type CallerContext } from '../../../handler/index.ts';
import { defineRoom } from '../../../room.ts';
import { epochMs, permitted, type Db } from '../../../store/index.ts';
import { ALARM_KIND } from '../../../telemetry/index.ts';

/** Quantities that the board shows. */
const SHOWN = ['longitude', 'latitude', 'worn', 'sos', 'fall', 'battery'] as const;

export default defineRoom({
  handlers: ({ db, timeZone }) => [
    handle(calls.helmetboard.positions, async ({ query: { project_id } }, context) => {
      const { caller, now } = context;
      const rows = await db
        .selectFrom('device as d')
        .leftJoin('telemetry_latest as l', 'l.device_id', 'd.id')
        .leftJoin('helmet as h', 'h.device_id', 'd.id')
        .leftJoin('helmet_binding as b', (join) => join.onRef('b.helmet_id', '=', 'h.id').on('b.ended_at', 'is', null))
        .leftJoin('staff as s', 's.id', 'b.staff_id')
        .leftJoin('team as t', 't.id', 's.team_id')
        .select(['d.id as device_id', 'd.device_name', 'd.device_number', 'd.online', 'd.stream_url', 'l.values'])
        .select(['h.id as helmet_id', 'h.helmet_number', 'h.status as helmet_state'])
        .select(['s.id as staff_id', 's.name', 's.trade', 't.id as team_id', 't.team_name'])
        .select(({ ref, exists, selectFrom }) => [
          epochMs(ref('l.ts').$castTo<string | null>()).as('at'),
          exists(
            selectFrom('alarm as a')
              .select('a.id')
              .whereRef('a.device_id', '=', 'd.id')
              .where('a.kind', '=', ALARM_KIND.danger)
              .where('a.recovered_at', 'is', null)
              .where('a.closed_at', 'is', null),
          ).as('danger'),
        ])
        .where('d.project_id', '=', project_id)
        .where('d.device_type', '=', SMART_HELMET)
        .where(permitted(devicelist, caller.scope, 'read', sql`d.id`))
        .orderBy('d.device_number')
        .orderBy('d.id')
        .limit(MOST_HELMETS + 1)
        .execute();
      const day_begin = instantAt(`${civilDay(now, timeZone)} 00:00:00`, timeZone);
      return {
        list: rows.slice(0, MOST_HELMETS).map(({ online, stream_url, values, danger, ...row }) => ({
          ...row,
          name: row.name ?? '',
          team_name: row.team_name ?? '',
          online: online === 1,
          values: shownOf(values ?? {}),
          danger: Boolean(danger),
          has_video: Boolean(stream_url),
        })),
        whole: rows.length <= MOST_HELMETS,
        day_begin,
        alarms: await alarmsSince(db, project_id, day_begin, context),
      };
    }),
  ],
});

const shownOf = (values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(SHOWN.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));

/** Counts the alarms of helmets since an instant; null: the caller may not list alarms. */
async function alarmsSince(
  db: Db,
  project_id: string,
  since: string,
  { caller }: CallerContext,
): Promise<number | null> {
  if (!caller.permissions.has(permission(earlywarn.name, 'list'))) return null;
  const { count } = await db
    .selectFrom('alarm as a')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('a.project_id', '=', project_id)
    .where('a.device_type', '=', SMART_HELMET)
    .where('a.started_at', '>=', since)
    .where(permitted(earlywarn, caller.scope, 'read', sql`a.id`))
    .executeTakeFirstOrThrow();
  return count;
}
