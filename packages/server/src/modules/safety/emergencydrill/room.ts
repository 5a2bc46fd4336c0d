import { civilDay, DRILL, emergencydrill, GongdiError, type Label } from '@gongdi/domain';
import { sql } from 'kysely';
import { afterWrite, defineRoom } from '../../../room.ts';

const LATE: Label = {
  zh: '演练日期不能晚于今天，请改选日期',
  en: 'The day of the drill is in the future; choose another',
};

export default defineRoom({
  afterWrite: [
    // A drill that was held puts off the next one of its plan.
    afterWrite(emergencydrill, async (trx, row, { now, timeZone, before }) => {
      const { plan_id, held_on, drill_status } = row;
      if (drill_status !== DRILL.held || before?.['drill_status' as keyof typeof before] === DRILL.held) return;
      if (!held_on || held_on > civilDay(now, timeZone))
        throw new GongdiError('invalid', {
          label: LATE,
          problems: [{ path: 'held_on', code: 'refused', message: LATE.zh }],
        });
      // Raw SQL: the database knows how long a month is. A drill recorded later than a newer one changes nothing.
      await sql`update emergency_plan set
          next_drill = greatest(next_drill, (${held_on}::date + make_interval(months => drill_months::integer))::date),
          updated_at = ${new Date(now).toISOString()}, version = version + 1
        where id = ${plan_id}`.execute(trx);
    }),
  ],
});
