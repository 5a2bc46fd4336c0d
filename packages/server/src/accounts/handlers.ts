import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { Pool } from 'pg';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, handlePublic, type Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { Db } from '../store/index.ts';
import type { Captchas } from './captcha.ts';
import { passwordGuesses } from './guesses.ts';
import { forgetCookie, keptSessionHandlers } from './kept-session.ts';
import { loginWith } from './login.ts';
import { ownAccountHandlers } from './own-account.ts';
import { profileOf } from './profile.ts';
import { endSession } from './sessions.ts';

export interface AccountDeps {
  db: Db;
  pool: Pool;
  ports: Ports;
  refusedPasswords: ReadonlySet<string>;
  refusedHere?: boolean;
  captchas: Captchas;
  setting: ReadSetting;
  /** Version of the menus and permissions of an account. */
  rightsOf: (account_id: string) => Promise<string>;
}

/** Handlers of the account calls. */
export function accountHandlers(deps: AccountDeps): Handler[] {
  const { captchas } = deps;
  const login = loginWith({ ...deps, guesses: passwordGuesses(deps.pool, deps.setting) });

  return [
    handlePublic(calls.user.captcha, async (_, context) => {
      const { key, svg } = await captchas.make(context.now);
      context.header('captcha-key', key);
      return { bytes: Buffer.from(svg), type: 'image/svg+xml' };
    }),
    handlePublic(calls.user.login, ({ body }, context) => login(body, context)),
    handle(calls.user.logout, async ({ body }, context) => {
      const { caller } = context;
      if (body.user_id !== caller.id || body.serial_number !== caller.session.serial) throw new GongdiError('notFound');
      await forgetCookie(deps.db, context, caller.session.id);
      await deps.db.transaction().execute(async (trx) => {
        await endSession(trx, caller.session.id);
        await recordAudit(trx, context, actorOf(caller), {
          action: 'logout',
          subject: 'account',
          subject_id: caller.id,
        });
      });
      return null;
    }),
    handle(calls.user.userInfo, async (_, { caller }) => {
      // Before the rest: what changes meanwhile is then told as a later version.
      const rights_version = await deps.rightsOf(caller.id);
      return { ...(await profileOf(deps.db, caller)), rights_version };
    }),
    ...keptSessionHandlers(deps),
    ...ownAccountHandlers(deps.db),
  ];
}
