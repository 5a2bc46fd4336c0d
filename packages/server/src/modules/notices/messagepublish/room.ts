import { messagepublish } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { announce, receiptHandlers } from './receipts.ts';

export default defineRoom({
  handlers: ({ db }) => receiptHandlers(db),
  afterWrite: [afterWrite(messagepublish, (trx, row, { now }) => announce(trx, row, now))],
});
