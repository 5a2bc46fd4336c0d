import { calls } from '@gongdi/api';
import { supervisionnotice, suspensionorder } from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { noticeForm, suspensionForm } from './forms.ts';
import { keepNotice, keepOrder } from './keep.ts';

export default defineRoom({
  handlers: (ground) => [
    formHandler(ground, calls.quality.noticeForm, noticeForm),
    formHandler(ground, calls.quality.suspensionForm, suspensionForm),
  ],
  forms: (ground) => ({ ...formPrinter(ground, noticeForm), ...formPrinter(ground, suspensionForm) }),
  afterWrite: (ground) => [
    afterWrite(supervisionnotice, (trx, row, context) => keepNotice(trx, ground(), row, context)),
    afterWrite(suspensionorder, (trx, row, context) => keepOrder(trx, ground(), row, context)),
  ],
});
