import { defineRoom } from '../room.ts';
import { accountHandlers } from './handlers.ts';
import { rightsVersion } from './rights-version.ts';
import { sweepSessions } from './sessions.ts';
import { sweepAccounts } from './sweep.ts';

export default defineRoom({
  handlers: ({ db, pool, ports, captchas, setting, options: { refusedPasswords, refusedHere } }) =>
    accountHandlers({ db, pool, ports, captchas, setting, refusedPasswords: new Set(refusedPasswords), refusedHere }),
  counts: ({ db, menus }) => ({
    rights: async (account_id) => ({ version: `${await rightsVersion(db, account_id)}.${menus.version()}` }),
  }),
  hourly: [({ db, setting }, now) => sweepAccounts(db, now, setting)],
  // Runs every minute, so the list of online users is never older than that.
  eachMinute: [({ db, setting }, now) => sweepSessions(db, now, setting)],
});
