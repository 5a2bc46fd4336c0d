import { calls, MOST_TRACK_ROWS } from '@gongdi/api';
import { devicelist, earlywarn, permission } from '@gongdi/domain';
import { knownTime, simplifyTrack } from '@gongdi/geo';
import { writeWorkbook, XLSX_TYPE } from '@gongdi/sheets';
import { sql } from 'kysely';
import { handle, type CallerContext } from '../../../handler/index.ts';
import { defineRoom } from '../../../room.ts';
import { anyOf, epochMs, permitted, type Db } from '../../../store/index.ts';
import { readTracks } from '../../../tracks/index.ts';
import { askedOf } from './asked.ts';
import { sheetsOf } from './sheets.ts';
import { trackText } from './text/index.ts';
import { userAt, usersOf } from './users.ts';

/** Most positions that are read for the map, over all devices. */
const MOST_READ = 200_000;
/** How far a simple way may be from the positions, metres: less than what receivers know. */
const TOLERANCE = 1;
const MOST_ALARMS = 500;
const MOST_DEVICES = 5000;

export default defineRoom({
  handlers: (ground) => [
    handle(calls.track.of, async ({ query }, context) => {
      const { points, ...given } = query;
      const asked = askedOf(given, context);
      const { scope } = context.caller;
      const read = await readTracks(ground, scope, { ...asked, most: MOST_READ }, context.now);
      const ids = read.tracks.map(({ device_id }) => device_id);
      const users = await usersOf(ground.db, ids, asked.begin, asked.end);
      return {
        gap: read.gap,
        tracks: read.tracks.map(({ track, pauses, ...one }) => ({
          ...one,
          known: knownTime(track),
          parts: simplifyTrack(track, TOLERANCE, points).map((part) =>
            part.map(({ at, place: [longitude, latitude] }): [number, number, number] => [at, longitude, latitude]),
          ),
          pauses: pauses.map(({ begin, end, place: [longitude, latitude] }) => ({
            begin,
            end,
            place: [longitude, latitude] as [number, number],
          })),
          users: (users.get(one.device_id) ?? []).map(({ id, name, from, to }) => ({ id, name, from, to })),
        })),
        alarms: await alarmsOf(ground.db, ids, asked.begin, asked.end, context),
      };
    }),
    handle(calls.track.devices, async ({ query: { project_id, device_type } }, { caller, now }) => {
      const devices = await ground.db
        .selectFrom('device as d')
        .leftJoin('telemetry_latest as l', 'l.device_id', 'd.id')
        .select(['d.id as device_id', 'd.device_name', 'd.device_number'])
        .select(({ ref }) => epochMs(ref('l.ts').$castTo<string | null>()).as('at'))
        .where('d.project_id', '=', project_id)
        .where('d.device_type', '=', device_type)
        .where(permitted(devicelist, caller.scope, 'read', sql`d.id`))
        .orderBy('l.ts', (at) => at.desc().nullsLast())
        .orderBy('d.device_number')
        .limit(MOST_DEVICES)
        .execute();
      const users = await usersOf(
        ground.db,
        devices.map(({ device_id }) => device_id),
        now,
        now + 1,
      );
      return devices.map((one) => ({ ...one, user: userAt(users.get(one.device_id) ?? [], now) }));
    }),
    handle(calls.track.sheet, async ({ query }, context) => {
      const asked = askedOf(query, context);
      const read = await readTracks(ground, context.caller.scope, { ...asked, most: MOST_TRACK_ROWS }, context.now);
      const users = await usersOf(
        ground.db,
        read.tracks.map(({ device_id }) => device_id),
        asked.begin,
        asked.end,
      );
      const bytes = await writeWorkbook(sheetsOf(read.tracks, users, context.lang, ground.timeZone));
      const days = [query.begin, query.end].map((at) => at.slice(0, 10));
      return { bytes, type: XLSX_TYPE, name: `${trackText[context.lang].file}_${days.join('_')}.xlsx` };
    }),
  ],
});

/** Returns the first alarms of devices in a time, if the caller may list alarms. */
async function alarmsOf(
  db: Db,
  device_ids: readonly string[],
  begin: number,
  end: number,
  { caller }: CallerContext,
): Promise<{ id: string; device_id: string; at: number; level: number; content: string }[]> {
  if (device_ids.length === 0 || !caller.permissions.has(permission(earlywarn.name, 'list'))) return [];
  return db
    .selectFrom('alarm as a')
    .select(['a.id', 'a.device_id', 'a.level', 'a.alarm_content as content'])
    .select(({ ref }) => epochMs(ref('a.started_at')).as('at'))
    .where('a.device_id', '=', anyOf([...device_ids]))
    .where('a.started_at', '>=', new Date(begin).toISOString())
    .where('a.started_at', '<', new Date(end).toISOString())
    .where(permitted(earlywarn, caller.scope, 'read', sql`a.id`))
    .orderBy('a.started_at')
    .orderBy('a.id')
    .limit(MOST_ALARMS)
    .execute();
}
