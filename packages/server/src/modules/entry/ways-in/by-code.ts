import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { Pool } from 'pg';
import {
  checkCaptcha,
  hashPassword,
  isShutOut,
  letIn,
  revokeSessions,
  type Captchas,
} from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import type { Ports } from '../../../ports.ts';
import { checkNewPassword, type ReadSetting } from '../../../settings/index.ts';
import { blindName, finds, isValue, transaction, type Db } from '../../../store/index.ts';
import { checkCode, wrongCode, type CodeCheck } from './code-check.ts';
import { codeLife, resendAfter } from './sms.ts';
import { smsLimits } from './sms-limits.ts';

export interface EntryDeps extends CodeCheck {
  pool: Pool;
  ports: Ports;
  captchas: Captchas;
  setting: ReadSetting;
}

/** Handlers for codes by SMS: send a code, log in with a code, set a new password after a forgotten one. */
export function codeHandlers(deps: EntryDeps): Handler[] {
  const { db, ports, captchas, codes, setting } = deps;
  const limit = smsLimits(deps.pool);
  return [
    handlePublic(calls.entry.smsCode, async ({ query }, context) => {
      const { phone_number, purpose } = query;
      await checkCaptcha(captchas, query, context.now);
      await limit(blindName(db, 'phone', phone_number), context.ip);
      const known = await isKnown(db, phone_number);
      // A code for registration needs an unknown number; the other purposes need a known number.
      await codes.send(phone_number, purpose, known !== (purpose === 'register'), context.now);
      return { resend_after: resendAfter(setting), expires_in: codeLife(setting) };
    }),
    handlePublic(calls.entry.loginByCode, async ({ body: { phone_number, code } }, context) => {
      const account = await checkCode(deps, phone_number, 'login', code, context);
      if (!account) throw wrongCode();
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
    handlePublic(calls.entry.findPassword, async ({ body: { phone_number, code, password } }, context) => {
      checkNewPassword(setting, password, 'password', context.lang);
      const account = await checkCode(deps, phone_number, 'password', code, context);
      if (!account) throw wrongCode();
      const password_hash = await hashPassword(password, ports.passwordCost);
      await transaction(db, async (trx) => {
        await trx
          .updateTable('account')
          .set({ password_hash, updated_at: new Date(context.now).toISOString() })
          .where('id', '=', account.id)
          .execute();
        await revokeSessions(trx, account.id, context.now);
        const event = { action: 'password' as const, subject: 'account', subject_id: account.id };
        await recordAudit(trx, context, actorOf(account), event);
      });
      return null;
    }),
  ];
}

function isKnown(db: Db, phone_number: string): Promise<boolean> {
  return finds(db.selectFrom('account').where(isValue(db, 'account', 'phone_number', phone_number)));
}
