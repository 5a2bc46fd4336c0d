import { CLIMB, climbingpartner, GongdiError, gradeOfHeight, SMART_HELMET } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { checkPeople } from './check-people.ts';
import { climbLabel } from './text/index.ts';
import { beginWatch, endWatch, expirePermits, watchPermits } from './watch-permits.ts';

/** Readings of helmets are gathered for so long before permits are judged again, ms. */
const GATHER = 2000;

export default defineRoom({
  afterWrite: (ground) => [
    afterWrite(climbingpartner, async (trx, row, context) => {
      const grade = gradeOfHeight(row.height, row.hazard);
      if (row.grade !== grade)
        // Raw: it follows from what has just been written, so it is no change of its own.
        await trx.updateTable('climb_permit').set({ grade }).where('id', '=', row.id).execute();
      const before = context.before?.['status'];
      if (row.status === before) return;
      const { now } = context;
      if (row.status === CLIMB.approved || row.status === CLIMB.working) {
        if (Date.parse(row.planned_to) <= now) throw new GongdiError('invalid', { label: climbLabel('over') });
        await checkPeople(trx, ground(), row, context, row.status === CLIMB.working);
      }
      if (row.status === CLIMB.working) await beginWatch(trx, row.id, now);
      else if (before === CLIMB.working) await endWatch(trx, row.id, row.alarm_id, now);
    }),
  ],
  eachMinute: [
    async (ground, now) => {
      await expirePermits(ground, now);
      await watchPermits(ground, now);
    },
  ],
  open: (ground) => {
    const projects = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: Promise<void> = Promise.resolve();
    let closed = false;
    const judge = (): void => {
      timer = undefined;
      const asked = [...projects];
      projects.clear();
      // A failure is made good by the next readings, or by the minute.
      running = running.then(() => watchPermits(ground, ground.ports.now(), asked)).catch(() => undefined);
    };
    ground.live.onNewest((newest) => {
      if (closed) return;
      for (const { device } of newest)
        if (device.type.code === SMART_HELMET && device.project_id) projects.add(device.project_id);
      if (projects.size > 0) timer ??= setTimeout(judge, GATHER);
    });
    return Promise.resolve(async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    });
  },
});
