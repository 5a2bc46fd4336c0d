import { patrolplan } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { patrolHandlers } from './index.ts';
import { makeRound, makeRounds } from './rounds.ts';

export default defineRoom({
  handlers: ({ db, timeZone }) => patrolHandlers(db, timeZone),
  afterWrite: [afterWrite(patrolplan, (trx, row, { now, timeZone }) => makeRound(trx, row, now, timeZone))],
  hourly: [({ db, timeZone }, now) => makeRounds(db, now, timeZone)],
});
