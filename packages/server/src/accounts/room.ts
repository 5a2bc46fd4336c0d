import type { Ground } from '../ground.ts';
import { defineRoom } from '../room.ts';
import { accountHandlers } from './handlers.ts';
import { rightsVersion } from './rights-version.ts';
import { sweepSessions } from './sessions.ts';
import { sweepAccounts } from './sweep.ts';

/** Roles and companies change the rights of one account, the menus those of all. */
const rightsIn =
  ({ db, menus }: Pick<Ground, 'db' | 'menus'>) =>
  async (account_id: string): Promise<string> =>
    `${await rightsVersion(db, account_id)}.${menus.version()}`;

export default defineRoom({
  handlers: ({ db, pool, ports, captchas, setting, menus, options: { refusedPasswords, refusedHere } }) =>
    accountHandlers({
      db,
      pool,
      ports,
      captchas,
      setting,
      refusedPasswords: new Set(refusedPasswords),
      refusedHere,
      rightsOf: rightsIn({ db, menus }),
    }),
  counts: (ground) => {
    const rightsOf = rightsIn(ground);
    return { rights: async (account_id) => ({ version: await rightsOf(account_id) }) };
  },
  hourly: [({ db, setting }, now) => sweepAccounts(db, now, setting)],
  // Runs every minute, so the list of online users is never older than that.
  eachMinute: [({ db, setting }, now) => sweepSessions(db, now, setting)],
});
