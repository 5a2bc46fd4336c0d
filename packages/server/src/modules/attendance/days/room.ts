import { attendancechart, attendancecorrection, attendanceregular, DECISION, PLAN } from '@gongdi/domain';
import { sweepDue, sweepToday } from '../../../attendance/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { headsHandler } from './heads.ts';
import { keyPostsHandler, keyPostTiles } from './key-posts.ts';
import { correctionDecided } from './correction-decided.ts';
import { previewHandler } from './preview.ts';
import { sheetHandlers } from './sheet-handlers.ts';
import { refuseOwnDecision } from './own-decision.ts';
import { tellAbsentPosts } from './tell-absence.ts';
import { dutyChanged, ruleEnded, ruleInForce } from './plan-changed.ts';

export default defineRoom({
  handlers: (ground) => [
    ...sheetHandlers(ground),
    headsHandler(ground),
    keyPostsHandler(ground),
    previewHandler(ground),
  ],
  afterWrite: [
    afterWrite(attendanceregular, async (trx, row, context) => {
      if (row.status === PLAN.inForce && context.before?.['status'] === PLAN.draft)
        await ruleInForce(trx, row, context);
      if (row.status === PLAN.ended && context.before?.['status'] === PLAN.inForce) await ruleEnded(trx, row, context);
    }),
    afterWrite(attendancechart, async (trx, row, context) => {
      if (row.status !== context.before?.['status'] && row.status !== PLAN.draft) await dutyChanged(trx, row, context);
    }),
    afterWrite(attendancecorrection, async (trx, row, context) => {
      await refuseOwnDecision(trx, row, context);
      const [is, was] = [row.status, context.before?.['status']];
      if (is !== was && (is === DECISION.approved || was === DECISION.approved))
        await correctionDecided(trx, row, context);
    }),
  ],
  tiles: keyPostTiles,
  eachMinute: [({ db, timeZone }, now) => sweepDue(db, { now, timeZone })],
  hourly: [({ db, timeZone }, now) => sweepToday(db, { now, timeZone }), tellAbsentPosts],
});
