import { ACTIVITY_KINDS, propaganda } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';

export default defineRoom({
  afterWrite: [
    afterWrite(propaganda, async (trx, { id, item_kind, expected_ids, attendee_ids }) => {
      const expected = expected_ids?.length ?? 0;
      const counts = ACTIVITY_KINDS.includes(item_kind) && expected > 0;
      const attendance_rate = counts ? Math.round(((attendee_ids?.length ?? 0) / expected) * 100) : null;
      await trx.updateTable('party_item').set({ attendance_rate }).where('id', '=', id).execute();
    }),
  ],
});
