import { projectmaintenance, warrantyterm } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepCase } from './cases.ts';
import { keepTerm, lawfulHandler, remindOfEnds } from './terms.ts';

export default defineRoom({
  handlers: (ground) => [lawfulHandler(ground)],
  afterWrite: (ground) => [
    afterWrite(warrantyterm, (trx, row, context) => keepTerm(trx, row, context, ground().setting)),
    afterWrite(projectmaintenance, keepCase),
  ],
  hourly: [remindOfEnds],
});
