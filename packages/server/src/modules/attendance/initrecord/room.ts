import { civilDay } from '@gongdi/domain';
import { defineRoom } from '../../../room.ts';
import { anyOf } from '../../../store/index.ts';

export default defineRoom({
  passages:
    ({ timeZone }) =>
    async (db, staff_ids) => {
      const rows = await db
        .selectFrom('presence')
        .select(['staff_id', 'passed_at'])
        .where('staff_id', '=', anyOf(staff_ids))
        .execute();
      return new Map(rows.map(({ staff_id, passed_at }) => [staff_id, civilDay(Date.parse(passed_at), timeZone)]));
    },
});
