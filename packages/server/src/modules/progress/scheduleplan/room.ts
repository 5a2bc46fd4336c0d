import { scheduleplan, scheduletask } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { advancePlans } from './advance.ts';
import { contentHandlers } from './content-handlers.ts';
import { exportHandlers } from './export-handlers.ts';
import { importHandler } from './import-handler.ts';
import { keepPlan } from './plan-rules.ts';
import { keepReport } from './task-rules.ts';

export default defineRoom({
  handlers: (ground) => [...contentHandlers(ground), importHandler(ground), ...exportHandlers(ground)],
  afterWrite: (ground) => [
    afterWrite(scheduleplan, (trx, row, context) => keepPlan(trx, ground().setting, row, context)),
    afterWrite(scheduletask, (trx, row, context) => keepReport(trx, ground().setting, row, context)),
  ],
  hourly: [advancePlans],
});
