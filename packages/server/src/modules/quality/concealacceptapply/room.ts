import { concealacceptapply } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { deemAccepted } from './deem.ts';
import { keepRequest } from './keep-request.ts';
import { requestFormHandler } from './request-form.ts';

export default defineRoom({
  handlers: (ground) => [requestFormHandler(ground)],
  afterWrite: (ground) => [
    afterWrite(concealacceptapply, (trx, row, context) => keepRequest(trx, ground().setting, row, context)),
  ],
  hourly: [deemAccepted],
});
