import { calls } from '@gongdi/api';
import { concealacceptapply } from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { deemAccepted } from './deem.ts';
import { keepRequest } from './keep-request.ts';
import { requestForm } from './request-form.ts';

export default defineRoom({
  handlers: (ground) => [formHandler(ground, calls.quality.concealForm, requestForm)],
  forms: (ground) => formPrinter(ground, requestForm),
  afterWrite: (ground) => [
    afterWrite(concealacceptapply, (trx, row, context) => keepRequest(trx, ground(), row, context)),
  ],
  hourly: [deemAccepted],
});
