import { calls } from '@gongdi/api';
import { devicelist, SMART_HELMET } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle } from '../../../handler/index.ts';
import { defineRoom } from '../../../room.ts';
import { wearersAt } from '../../../helmets/index.ts';
import { permitted } from '../../../store/index.ts';

const MOST = 500;

export default defineRoom({
  handlers: ({ db }) => [
    handle(calls.helmetboard.video, async ({ query: { project_id } }, { caller, now }) => {
      const devices = await db
        .selectFrom('device as d')
        .select(['d.id as device_id', 'd.device_name', 'd.online', 'd.stream_url'])
        .where('d.project_id', '=', project_id)
        .where('d.device_type', '=', SMART_HELMET)
        .where('d.stream_url', '<>', '')
        .where(permitted(devicelist, caller.scope, 'read', sql`d.id`))
        .orderBy('d.online', 'desc')
        .orderBy('d.device_number')
        .orderBy('d.id')
        .limit(MOST)
        .execute();
      const wearers = await wearersAt(
        db,
        devices.map(({ device_id }) => device_id),
        now,
        now + 1,
      );
      const names = new Map(wearers.map(({ device_id, name }) => [device_id, name]));
      return devices.map(({ online, stream_url, ...one }) => ({
        ...one,
        online: online === 1,
        user: names.get(one.device_id) ?? '',
        stream_url: stream_url!,
      }));
    }),
  ],
});
