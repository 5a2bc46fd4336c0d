import { questionreply } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepQuestion } from './keep-question.ts';
import { statisticsHandler } from './statistics.ts';

export default defineRoom({
  handlers: ({ db, timeZone }) => [statisticsHandler(db, timeZone)],
  afterWrite: (ground) => [
    afterWrite(questionreply, (trx, row, context) => keepQuestion(trx, row, context, ground().setting)),
  ],
});
